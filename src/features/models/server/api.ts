import { routes } from '#server/http/call.ts';
import { modelsApi } from '../contract.ts';
import { listModels } from './models.ts';

export const modelsRoutes = routes(modelsApi, { list: listModels });
