import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type CertificatesQuery, certificatesListing } from '../listing.ts';
import type { CertificateRow } from './store.ts';

const list = storedList(certificatesListing, {
  table: 'certificates',
  columns: { created_at: 'issued_at' },
});

/** One page of the selection. */
export function findCertificates(
  db: Db,
  query: CertificatesQuery,
  timeZone: string,
): Promise<CertificateRow[]> {
  return list.page(db, selectCertificates(db, query, timeZone).selectAll(), query);
}

/** The whole selection. */
export function everyCertificate(
  db: Db,
  query: CertificatesQuery,
  timeZone: string,
): AsyncIterable<CertificateRow[]> {
  return list.pages(db, selectCertificates(db, query, timeZone).selectAll(), query);
}

export function countCertificates(db: Db, query: CertificatesQuery, timeZone: string): Promise<number> {
  return list.count(db, selectCertificates(db, query, timeZone), query);
}

/** Choices of the course filter, in the order of the catalogue. */
export function everyCourse(db: Db) {
  return db
    .selectFrom('courses')
    .select(['id', 'title', 'translations', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

function selectCertificates(db: Db, query: CertificatesQuery, timeZone: string) {
  let certificates = db.selectFrom('certificates').where((e) => e.and(list.conditions(query, timeZone)));
  if (query.course) certificates = certificates.where('course_id', '=', query.course);
  if (query.state)
    certificates = certificates.where('revoked_at', query.state === 'valid' ? 'is' : 'is not', null);
  return certificates;
}
