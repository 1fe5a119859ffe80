import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { routes } from '#server/http/call.ts';
import { serveClips } from '#server/http/clips.ts';
import { sitePicturesApi } from '../contract/panel.ts';
import { picturesApi } from '../contract/pictures.ts';
import { addPicture, movePicture, savePicture } from './editPictures.ts';
import { filmOf, showPictures } from './pictures.ts';
import { listSitePictures, showSitePicture } from './picturesForStaff.ts';
import { removePicture, restorePicture } from './removal.ts';

export const picturesRoutes = [
  ...routes(picturesApi, { show: showPictures }),
  ...routes(sitePicturesApi, {
    list: listSitePictures,
    show: showSitePicture,
    add: addPicture,
    save: savePicture,
    move: movePicture,
    remove: removePicture,
    restore: restorePicture,
  }),
];

/** The film behind the picture of the first screen. */
export function siteFilms(server: FastifyInstance, app: App): void {
  serveClips(server, app, { path: '/media/site/:id', find: filmOf });
}
