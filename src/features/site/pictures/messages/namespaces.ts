import { picturesAuditFieldMessages, picturesAuditMessages } from './audit.ts';
import { picturesPanelMessages } from './panel.ts';
import { picturesMessages } from './pictures.ts';
import { pictureReadersMessages } from './readers.ts';

/** Texts of its pages, by namespace. */
export const picturesTexts = {
  auditActions: picturesAuditMessages,
  auditFields: picturesAuditFieldMessages,
  sitePictures: picturesMessages,
  sitePicturesPanel: picturesPanelMessages,
  sitePictureReaders: pictureReadersMessages,
};
