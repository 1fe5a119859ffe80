import { addressConfirmed } from '#features/accounts/account/contract.ts';
import { courseCompleted } from '#features/teaching/learning/contract.ts';
import { type Feature, on } from '#server/feature.ts';
import { certificatePictures, certificatesRoutes } from './api.ts';
import { listedCertificates } from './certificatesForStaff.ts';
import { removeDemoCertificates, removeRehearsed } from './demo.ts';
import { certificatesJobs, certificatesSchedules, issueCertificateJob, issueWaiting } from './jobs.ts';
import { personalData } from './personalData.ts';

export const certificates: Feature = {
  name: 'certificates',
  routes: certificatesRoutes,
  rawRoutes: certificatePictures,
  jobs: certificatesJobs,
  schedules: certificatesSchedules,
  listeners: [on(courseCompleted, issueCertificateJob), on(addressConfirmed, issueWaiting)],
  listings: [listedCertificates],
  personalData,
  demo: { remove: removeDemoCertificates },
  rehearsal: { remove: removeRehearsed },
};
