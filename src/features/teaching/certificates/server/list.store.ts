import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type CertificatesQuery, certificatesListing } from '../listing.ts';
import type { CertificateRow } from './store.ts';

const list = storedList(certificatesListing, {
  table: 'certificates',
  columns: { created_at: 'issued_at' },
});

/** With the address of the person, who can be told by nothing else outside this school. */
type ListedRow = CertificateRow & { email: string | null };

/** One page of the selection. */
export function findCertificates(db: Db, query: CertificatesQuery, timeZone: string): Promise<ListedRow[]> {
  return list.page(db, withAddress(selectCertificates(db, query, timeZone)), query);
}

/** The whole selection. */
export function everyCertificate(
  db: Db,
  query: CertificatesQuery,
  timeZone: string,
): AsyncIterable<ListedRow[]> {
  return list.pages(db, withAddress(selectCertificates(db, query, timeZone)), query);
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

function withAddress(certificates: ReturnType<typeof selectCertificates>) {
  return certificates
    .selectAll('certificates')
    .select((e) =>
      e
        .selectFrom('users')
        .select('users.email')
        .whereRef('users.id', '=', 'certificates.user_id')
        .where('certificates.name', 'is not', null)
        .as('email'),
    );
}

function selectCertificates(db: Db, query: CertificatesQuery, timeZone: string) {
  let certificates = db.selectFrom('certificates').where((e) => e.and(list.conditions(query, timeZone)));
  if (query.course) certificates = certificates.where('course_id', '=', query.course);
  if (query.state)
    certificates = certificates.where('revoked_at', query.state === 'valid' ? 'is' : 'is not', null);
  return certificates;
}
