import { routes } from '#server/http/call.ts';
import { integrationsApi } from '../contract/integrations.ts';
import { logsApi } from '../contract/logs.ts';
import { machineApi } from '../contract/machine.ts';
import { systemApi } from '../contract.ts';
import { listJobs, repeatFailedJob } from './failedJobs.ts';
import { checkIntegration, listIntegrations } from './integrations.ts';
import { readLog, sendLog } from './logs.ts';
import { changeMaintenance, clearCache, restart, showMaintenance } from './machine.ts';
import { showOverview } from './overview.ts';
import { showRoom } from './room.ts';

export const systemRoutes = [
  ...routes(machineApi, {
    show: showOverview,
    restart,
    clearCache,
    setMaintenance: changeMaintenance,
    standing: showMaintenance,
    room: showRoom,
  }),
  ...routes(systemApi, { listJobs, repeatJob: repeatFailedJob }),
  ...routes(integrationsApi, { list: listIntegrations, check: checkIntegration }),
  ...routes(logsApi, { text: sendLog, read: readLog }),
];
