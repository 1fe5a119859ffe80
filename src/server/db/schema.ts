/**
 * Every table, written by `npm run schema` from the migrations: change those and write it anew. What only a table's
 * owner knows of a column stands in the owner's store (docs/decisions/072).
 */
import type { Generated } from 'kysely';
import type { Language } from '#shared/i18n.ts';

export interface Schema {
  access_mails: AccessMailsTable;
  announced_lessons: AnnouncedLessonsTable;
  application_drafts: ApplicationDraftsTable;
  application_history: ApplicationHistoryTable;
  application_links: ApplicationLinksTable;
  application_settings: ApplicationSettingsTable;
  application_snaps: ApplicationSnapsTable;
  assistant_answers: AssistantAnswersTable;
  assistant_articles: AssistantArticlesTable;
  assistant_settings: AssistantSettingsTable;
  assistant_spending: AssistantSpendingTable;
  assistant_unanswered: AssistantUnansweredTable;
  audit_log: AuditLogTable;
  backup_files: BackupFilesTable;
  backup_runs: BackupRunsTable;
  backup_settings: BackupSettingsTable;
  backup_signer: BackupSignerTable;
  batch_people: BatchPeopleTable;
  batches: BatchesTable;
  certificate_names: CertificateNamesTable;
  certificate_numbers: CertificateNumbersTable;
  certificates: CertificatesTable;
  consent_withdrawals: ConsentWithdrawalsTable;
  consents: ConsentsTable;
  consultations: ConsultationsTable;
  content: ContentTable;
  content_editors: ContentEditorsTable;
  content_history: ContentHistoryTable;
  content_plans: ContentPlansTable;
  content_previews: ContentPreviewsTable;
  course_sections: CourseSectionsTable;
  courses: CoursesTable;
  demo_marks: DemoMarksTable;
  document_versions: DocumentVersionsTable;
  email_change_links: EmailChangeLinksTable;
  email_changes: EmailChangesTable;
  email_corrections: EmailCorrectionsTable;
  enrolments: EnrolmentsTable;
  exports: ExportsTable;
  former_address_links: FormerAddressLinksTable;
  former_addresses: FormerAddressesTable;
  former_course_slugs: FormerCourseSlugsTable;
  former_lesson_slugs: FormerLessonSlugsTable;
  guardian_links: GuardianLinksTable;
  guardian_repeats: GuardianRepeatsTable;
  guardian_requests: GuardianRequestsTable;
  handovers: HandoversTable;
  identities: IdentitiesTable;
  import_mappings: ImportMappingsTable;
  import_people: ImportPeopleTable;
  import_rows: ImportRowsTable;
  import_things: ImportThingsTable;
  imports: ImportsTable;
  instalment_history: InstalmentHistoryTable;
  instalment_settings: InstalmentSettingsTable;
  instalments: InstalmentsTable;
  integration_checks: IntegrationChecksTable;
  jobs: JobsTable;
  known_devices: KnownDevicesTable;
  launch_mails: LaunchMailsTable;
  launch_marks: LaunchMarksTable;
  learning_sums: LearningSumsTable;
  lesson_captions: LessonCaptionsTable;
  lesson_progress: LessonProgressTable;
  lesson_uses: LessonUsesTable;
  lessons: LessonsTable;
  limit_counters: LimitCountersTable;
  mail_preferences: MailPreferencesTable;
  maintenance: MaintenanceTable;
  manual_payments: ManualPaymentsTable;
  material_tickets: MaterialTicketsTable;
  materials: MaterialsTable;
  metrika_settings: MetrikaSettingsTable;
  model_applications: ModelApplicationsTable;
  model_consents: ModelConsentsTable;
  models: ModelsTable;
  money_checks: MoneyChecksTable;
  money_differences: MoneyDifferencesTable;
  notice_choices: NoticeChoicesTable;
  notice_settings: NoticeSettingsTable;
  oauth_arrivals: OauthArrivalsTable;
  oauth_flows: OauthFlowsTable;
  offered_prices: OfferedPricesTable;
  one_time_links: OneTimeLinksTable;
  order_day_states: OrderDayStatesTable;
  order_history: OrderHistoryTable;
  order_mails: OrderMailsTable;
  order_notes: OrderNotesTable;
  order_periods: OrderPeriodsTable;
  order_sums: OrderSumsTable;
  orders: OrdersTable;
  payment_settings: PaymentSettingsTable;
  payments: PaymentsTable;
  person_notes: PersonNotesTable;
  picture_tickets: PictureTicketsTable;
  private_pictures: PrivatePicturesTable;
  promo_code_courses: PromoCodeCoursesTable;
  promo_codes: PromoCodesTable;
  promotions: PromotionsTable;
  provider_notices: ProviderNoticesTable;
  rating_drafts: RatingDraftsTable;
  rating_links: RatingLinksTable;
  rating_results: RatingResultsTable;
  rating_settings: RatingSettingsTable;
  ratings: RatingsTable;
  receipts: ReceiptsTable;
  refund_periods: RefundPeriodsTable;
  refund_sums: RefundSumsTable;
  refund_wishes: RefundWishesTable;
  refunds: RefundsTable;
  rehearsal_marks: RehearsalMarksTable;
  reminder_stops: ReminderStopsTable;
  review_requests: ReviewRequestsTable;
  reviews: ReviewsTable;
  saved_views: SavedViewsTable;
  schedules: SchedulesTable;
  school: SchoolTable;
  school_networks: SchoolNetworksTable;
  security_settings: SecuritySettingsTable;
  sent_mails: SentMailsTable;
  sessions: SessionsTable;
  site_pictures: SitePicturesTable;
  staff_notices: StaffNoticesTable;
  study_mails: StudyMailsTable;
  support_conversations: SupportConversationsTable;
  support_messages: SupportMessagesTable;
  support_replies: SupportRepliesTable;
  support_settings: SupportSettingsTable;
  telegram_codes: TelegramCodesTable;
  telegram_links: TelegramLinksTable;
  telegram_messages: TelegramMessagesTable;
  telegram_troubles: TelegramTroublesTable;
  trial_payments: TrialPaymentsTable;
  unfinished_orders: UnfinishedOrdersTable;
  unsent_mails: UnsentMailsTable;
  uploads: UploadsTable;
  users: UsersTable;
  versions: VersionsTable;
  video_tickets: VideoTicketsTable;
  visit_counts: VisitCountsTable;
  visit_days: VisitDaysTable;
  visit_hashes: VisitHashesTable;
  visit_months: VisitMonthsTable;
  visit_salts: VisitSaltsTable;
  waitlist_entries: WaitlistEntriesTable;
}

interface AccessMailsTable {
  id: string;
  user_id: string;
  asked_at: string;
}

interface AnnouncedLessonsTable {
  lesson_id: string;
  announced_at: string;
}

interface ApplicationDraftsTable {
  id: string;
  secret_hash: string;
  created_at: string;
}

interface ApplicationHistoryTable {
  id: string;
  application_id: string;
  position: number;
  status: 'new' | 'approved' | 'rejected';
  event: string;
  details: string | null;
  actor_id: string | null;
  created_at: string;
}

interface ApplicationLinksTable {
  token_hash: string;
  application_id: string;
  created_at: string;
}

interface ApplicationSettingsTable {
  id: number;
  last_number: number;
  keep_rejected_days: number;
}

interface ApplicationSnapsTable {
  id: string;
  draft_id: string | null;
  application_id: string | null;
  kind: 'face_front' | 'face_profile' | 'face_three_quarter' | 'waist_up' | 'full_front' | 'full_profile';
  picture_id: string;
  created_at: string;
}

interface AssistantAnswersTable {
  id: string;
  question: string;
  question_key: string;
  is_confident: number;
  is_helpful: number | null;
  answered_at: string;
  language: Language;
}

interface AssistantArticlesTable {
  id: string;
  question: string;
  answer: string;
  wordings: Generated<string>;
  translations: Generated<string>;
  is_on: Generated<number>;
  is_demo: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  search: string;
}

interface AssistantSettingsTable {
  id: number;
  help_lines: string;
}

interface AssistantSpendingTable {
  day: string;
  tokens: number;
}

interface AssistantUnansweredTable {
  id: string;
  question_key: string;
  question: string;
  reason: 'unknown' | 'unhelpful';
  times: number;
  created_at: string;
  last_asked_at: string;
  state: 'open' | 'answered' | 'dismissed';
  article_id: string | null;
  search: string;
  language: Language;
}

interface AuditLogTable {
  id: string;
  created_at: string;
  actor_id: string | null;
  actor_email: string;
  actor_role: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_label: string;
  before: string;
  after: string;
  address: string;
  user_agent: string;
  request_id: string;
  search: string;
  redacted_at: string | null;
  person_id: string | null;
}

interface BackupFilesTable {
  copy: string;
  name: string;
  bytes: number;
  sha256: string;
  stored_bytes: number | null;
  stored_sha256: string | null;
  read_at: string | null;
  lost_at: string | null;
}

interface BackupRunsTable {
  id: string;
  kind: 'nightly' | 'asked';
  state: 'running' | 'done' | 'failed';
  started_at: string;
  finished_at: string | null;
  set_name: string | null;
  bytes: number | null;
  row_count: number | null;
  file_count: number | null;
  said: Generated<string>;
  seen_at: string | null;
  number: number | null;
}

interface BackupSettingsTable {
  id: number;
  recipient: string;
  changed_at: string;
}

interface BackupSignerTable {
  id: number;
  public_key: string;
  changed_at: string;
}

interface BatchPeopleTable {
  batch_id: string;
  user_id: string;
  left_because: string | null;
  mark: string | null;
  undone_at: string | null;
}

interface BatchesTable {
  id: string;
  kind: 'course' | 'block' | 'mail' | 'selection';
  actor_id: string;
  course_id: string | null;
  until: string | null;
  about: 'service' | 'offer' | null;
  subject: string | null;
  text: string | null;
  created_at: string;
  undone_at: string | null;
  is_study: Generated<number>;
}

interface CertificateNamesTable {
  certificate_id: string;
  user_id: string;
  name: string;
  until: string;
}

interface CertificateNumbersTable {
  id: number;
  last: number;
}

interface CertificatesTable {
  id: string;
  number: number;
  token: string;
  user_id: string;
  course_id: string | null;
  course_title: string;
  translations: Generated<string>;
  name: string | null;
  issued_at: string;
  renamed_at: string | null;
  revoked_at: string | null;
  revoked_reason: string | null;
  search: string;
  old_number: string | null;
}

interface ConsentWithdrawalsTable {
  consent_id: string;
  place: string;
  address: string;
  user_agent: string;
  withdrawn_at: string;
}

interface ConsentsTable {
  id: string;
  user_id: string | null;
  email: string;
  document: string;
  version: string;
  wording: string;
  place: string;
  address: string;
  user_agent: string;
  given_at: string;
  given_by_name: string | null;
  given_by_email: string | null;
  document_language: Language | null;
}

interface ConsultationsTable {
  id: string;
  user_id: string;
  course_id: string;
  course_title: string;
  translations: Generated<string>;
  state: 'requested' | 'confirmed' | 'done' | 'canceled';
  wishes: string;
  contact: string;
  note: string;
  starts_at: string | null;
  place: string | null;
  sequence: Generated<number>;
  canceled_by: 'student' | 'staff' | null;
  cancel_reason: string | null;
  created_at: string;
  updated_at: string;
  search: string;
}

interface ContentTable {
  section: string;
  language: Language;
  value: string;
  is_demo: Generated<number>;
  updated_at: string;
  of_russian: string | null;
}

interface ContentEditorsTable {
  section: string;
  editor_id: string;
  seen_at: string;
}

interface ContentHistoryTable {
  id: string;
  section: string;
  language: Language;
  value: string | null;
  by_id: string | null;
  at: string;
}

interface ContentPlansTable {
  section: string;
  language: Language;
  value: string;
  at: string;
  by_id: string;
  created_at: string;
}

interface ContentPreviewsTable {
  ticket_hash: string;
  editor_id: string;
  network: string;
  section: string;
  language: Language;
  value: string;
  ends_at: string;
}

interface CourseSectionsTable {
  id: string;
  course_id: string;
  title: string;
  translations: Generated<string>;
  position: number;
  created_at: string;
  deleted_at: string | null;
  held_lessons: string | null;
}

interface CoursesTable {
  id: string;
  type: 'basic' | 'optimum' | 'premium' | null;
  title: string;
  description: string;
  translations: Generated<string>;
  price_kopecks: number;
  lessons_count: number;
  duration_hours: number;
  level: Generated<'beginner' | 'intermediate' | 'advanced'>;
  start_date: string | null;
  is_featured: Generated<number>;
  is_active: Generated<number>;
  position: number;
  created_at: string;
  is_demo: Generated<number>;
  cover_file: string | null;
  video_url: string | null;
  archived_at: string | null;
  deleted_at: string | null;
  includes: Generated<string>;
  cover_picture_id: string | null;
  cover_framing: Generated<string>;
  cover_alt: Generated<string>;
  trailer_file: string | null;
  slug: string | null;
  outcomes: Generated<string>;
}

interface DemoMarksTable {
  id: number;
  since: string;
  year_until: string | null;
  year_parts: Generated<number>;
  year_is_told: Generated<number>;
}

interface DocumentVersionsTable {
  document: 'offer' | 'privacy' | 'personal_data' | 'newsletter' | 'review' | 'cookies';
  version: number;
  language: Language;
  title: string;
  blocks: string;
  published_at: string;
  facts: string | null;
}

interface EmailChangeLinksTable {
  token_hash: string;
  change_id: string;
}

interface EmailChangesTable {
  id: string;
  user_id: string;
  email: string;
  asked_at: string;
  expires_at: string;
  confirmed_at: string | null;
}

interface EmailCorrectionsTable {
  id: string;
  order_id: string;
  position: number;
  old_email: string;
  new_email: string;
  address: string;
  created_at: string;
}

interface EnrolmentsTable {
  id: string;
  user_id: string;
  course_id: string;
  order_id: string | null;
  created_at: string;
  ended_at: string | null;
  until: string | null;
  lessons_seen: Generated<number>;
  lessons_sold: string | null;
}

interface ExportsTable {
  id: string;
  user_id: string;
  kind: 'list' | 'archive' | 'report';
  list: string | null;
  format: string;
  query: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'withdrawn';
  run: Generated<number>;
  rows_total: number;
  rows_done: Generated<number>;
  bytes: number | null;
  name: string;
  created_at: string;
  finished_at: string | null;
  expires_at: string | null;
  told_at: string | null;
  language: Language;
}

interface FormerAddressLinksTable {
  token_hash: string;
  former_id: string;
}

interface FormerAddressesTable {
  id: string;
  user_id: string;
  email: string;
  left_at: string;
  expires_at: string;
}

interface FormerCourseSlugsTable {
  slug: string;
  course_id: string;
  created_at: string;
}

interface FormerLessonSlugsTable {
  slug: string;
  lesson_id: string;
  created_at: string;
}

interface GuardianLinksTable {
  token_hash: string;
  request_id: string;
  created_at: string;
}

interface GuardianRepeatsTable {
  id: string;
  request_id: string;
  created_at: string;
}

interface GuardianRequestsTable {
  id: string;
  kind: string;
  subject_id: string;
  user_id: string | null;
  email: string;
  name: string;
  language: Language;
  guardian_email: string;
  guardian_name: Generated<string>;
  state: 'waiting' | 'consented' | 'declined' | 'expired' | 'withdrawn';
  created_at: string;
  expires_at: string;
  reminded_at: string | null;
  decided_at: string | null;
  guardian_language: Language | null;
}

interface HandoversTable {
  id: string;
  user_id: string | null;
  order_id: string | null;
  to_id: string;
  from_id: string;
  text: string;
  created_at: string;
  done_at: string | null;
  done_by: string | null;
}

interface IdentitiesTable {
  provider: 'google' | 'vk';
  subject: string;
  user_id: string;
  created_at: string;
}

interface ImportMappingsTable {
  headings: string;
  mapping: string;
  updated_at: string;
}

interface ImportPeopleTable {
  import_id: string;
  user_id: string;
  is_new: number;
  invited_at: string | null;
  kept_because: string | null;
  undone_at: string | null;
}

interface ImportRowsTable {
  import_id: string;
  line: number;
  outcome: 'created' | 'changed' | 'unchanged' | 'left_out' | 'refused';
  reason: string | null;
}

interface ImportThingsTable {
  import_id: string;
  user_id: string;
  kind: 'person' | 'order' | 'payment' | 'enrolment' | 'progress' | 'certificate';
  thing_id: string;
  before: string | null;
}

interface ImportsTable {
  id: string;
  user_id: string | null;
  kind: 'people' | 'orders' | 'payments' | 'learning' | 'certificates';
  source: 'getcourse' | 'thinkific' | 'podium' | 'free';
  state: 'read' | 'checking' | 'checked' | 'running' | 'done' | 'failed' | 'undoing' | 'undone' | 'withdrawn';
  file: string | null;
  file_name: string;
  mapping: string;
  problem: string | null;
  run: Generated<number>;
  rows_total: Generated<number>;
  rows_done: Generated<number>;
  created_at: string;
  started_at: string | null;
  worked_at: string | null;
  finished_at: string | null;
  undo_until: string | null;
  writes: number | null;
}

interface InstalmentHistoryTable {
  id: string;
  instalment_id: string;
  position: number;
  state:
    | 'new'
    | 'sent'
    | 'inprogress'
    | 'approved'
    | 'rejected'
    | 'signed'
    | 'canceled'
    | 'expired'
    | 'failed'
    | 'revoked';
  reason: string;
  details: string | null;
  actor_id: string | null;
  created_at: string;
}

interface InstalmentSettingsTable {
  id: number;
  is_on: number;
  months: string;
  last_number: number;
}

interface InstalmentsTable {
  id: string;
  number: number;
  reference: string;
  order_id: string;
  user_id: string | null;
  applicant: string;
  course_id: string;
  course_title: string;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  kind: 'form' | 'voice';
  months: number;
  amount_kopecks: number;
  monthly_kopecks: number;
  last_kopecks: number;
  promo_code: string;
  state:
    | 'new'
    | 'sent'
    | 'inprogress'
    | 'approved'
    | 'rejected'
    | 'signed'
    | 'canceled'
    | 'expired'
    | 'failed'
    | 'revoked';
  link: string | null;
  bank: string | null;
  attempts: Generated<number>;
  problem: string | null;
  cools_until: string | null;
  committed_at: string | null;
  checked_at: string | null;
  next_check_at: string | null;
  created_at: string;
  search: string;
}

interface IntegrationChecksTable {
  name: string;
  checked_at: string;
  proved_at: string | null;
  problem: string | null;
}

interface JobsTable {
  id: string;
  kind: string;
  payload: string;
  status: 'queued' | 'running' | 'done' | 'dead';
  unique_key: string | null;
  run_at: string;
  attempts: Generated<number>;
  fence: Generated<number>;
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
  handed_over: Generated<number>;
  turn: number | null;
  waits: Generated<number>;
}

interface KnownDevicesTable {
  user_id: string;
  token_hash: string;
  seen_at: string;
}

interface LaunchMailsTable {
  id: string;
  user_id: string;
  code_hash: Generated<string>;
  subject: string;
  asked_at: string;
  sent_at: string | null;
}

interface LaunchMarksTable {
  step: string;
  kind: 'proved' | 'skipped' | 'finished';
  subject: string;
  made_by: string | null;
  made_at: string;
}

interface LearningSumsTable {
  course_id: string;
  lesson_id: string;
  students: number;
  begun: number;
  done: number;
}

interface LessonCaptionsTable {
  lesson_id: string;
  language: Language;
  file: string;
  deleted_at: string | null;
}

interface LessonProgressTable {
  user_id: string;
  lesson_id: string;
  position_seconds: Generated<number>;
  duration_seconds: Generated<number>;
  watched: Generated<string>;
  watched_percent: Generated<number>;
  completed_at: string | null;
  updated_at: string;
  position_at: string | null;
  sittings: Generated<number>;
  film: string | null;
}

interface LessonUsesTable {
  enrolment_id: string;
  lesson_id: string;
  user_id: string;
  film: string | null;
  watched: Generated<string>;
  watched_percent: Generated<number>;
  used_at: string | null;
}

interface LessonsTable {
  id: string;
  course_id: string;
  lesson_number: number;
  title: string;
  description: string;
  translations: Generated<string>;
  duration_minutes: number;
  is_free: Generated<number>;
  is_active: Generated<number>;
  video_file: string | null;
  created_at: string;
  bonus: string | null;
  yandex_disk_url: string | null;
  video_url: string | null;
  url: string | null;
  poster_file: string | null;
  opens_on: string | null;
  updated_at: string | null;
  deleted_at: string | null;
  section_id: string | null;
  video_seconds: number | null;
  opens_after_days: number | null;
  has_done_button: Generated<number>;
  was_active: number | null;
  slug: string | null;
  task: string | null;
  has_light_study: Generated<number>;
  shown_at: string | null;
}

interface LimitCountersTable {
  key: string;
  used_until_ms: number;
}

interface MailPreferencesTable {
  user_id: string;
  token: string;
  has_reminders: Generated<number>;
  updated_at: string;
}

interface MaintenanceTable {
  id: number;
  since: string;
}

interface ManualPaymentsTable {
  order_id: string;
  method: 'transfer' | 'cash';
  paid_on: string;
  document: string | null;
  receipt_number: string | null;
  author_id: string | null;
  created_at: string;
}

interface MaterialTicketsTable {
  token_hash: string;
  user_id: string;
  session_id: string;
  material_id: string;
  expires_at: string;
  address: string | null;
}

interface MaterialsTable {
  id: string;
  course_id: string;
  lesson_id: string | null;
  purpose: Generated<'other' | 'guide' | 'templates' | 'agencies' | 'community' | 'folder'>;
  title: string;
  translations: Generated<string>;
  url: string | null;
  file: string | null;
  file_name: string | null;
  media_type: string | null;
  size_bytes: number | null;
  position: number;
  created_at: string;
  deleted_at: string | null;
}

interface MetrikaSettingsTable {
  id: number;
  counter: string | null;
}

interface ModelApplicationsTable {
  id: string;
  number: number;
  source: 'questionnaire' | 'profile';
  user_id: string | null;
  full_name: string;
  email: string;
  phone: string;
  country: 'Россия' | 'Беларусь' | 'Казахстан' | 'Украина' | 'Другая';
  city: string;
  height: number;
  weight: number;
  age: number;
  experience: 'none' | 'beginner' | 'amateur' | 'professional' | null;
  clothing_size: string | null;
  about: string | null;
  status: 'new' | 'approved' | 'rejected';
  comment: string | null;
  decided_at: string | null;
  guardian: 'none' | 'asked' | 'consented';
  publication: 'none' | 'asked' | 'waiting' | 'given' | 'withdrawn';
  photos_consent_id: string | null;
  publication_consent_id: string | null;
  consent_ids: string;
  erasure_told_at: string | null;
  is_demo: number;
  created_at: string;
  search: string;
  request_id: string | null;
  language: Language;
}

interface ModelConsentsTable {
  id: string;
  model_id: string;
  source: 'paper' | 'application';
  signed_by: string;
  is_guardian: number;
  signed_on: string;
  note: string;
  picture_id: string | null;
  recorded_by: string;
  recorded_at: string;
  withdrawn_at: string | null;
  withdrawn_by: string | null;
  reason: string | null;
}

interface ModelsTable {
  id: string;
  name: string;
  height: number;
  size: string;
  location: string;
  translations: Generated<string>;
  search: string;
  photo_id: string | null;
  picture_id: string | null;
  framing: Generated<string>;
  position: number;
  is_published: number;
  consent: 'given' | 'missing' | 'withdrawn' | 'not_needed';
  application_id: string | null;
  is_demo: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

interface MoneyChecksTable {
  id: string;
  from_at: string;
  to_at: string;
  payments: number;
  refunds: number;
  differences: number;
  finished_at: string;
}

interface MoneyDifferencesTable {
  id: string;
  subject: 'payment' | 'refund';
  kind: 'missing_here' | 'missing_there' | 'amount' | 'state';
  provider_id: string;
  order_id: string | null;
  ours: string;
  theirs: string;
  happened_at: string;
  created_at: string;
  settled_at: string | null;
  search: string;
}

interface NoticeChoicesTable {
  user_id: string;
  kind: string;
  channel: 'mail' | 'telegram';
  is_wanted: number;
}

interface NoticeSettingsTable {
  user_id: string;
  quiet_from: string | null;
  quiet_until: string | null;
  time_zone: string | null;
  updated_at: string;
}

interface OauthArrivalsTable {
  browser_hash: string;
  session_hash: string | null;
  provider: 'google' | 'vk';
  subject: string;
  email: string | null;
  is_email_verified: number;
  first_name: string;
  last_name: string;
  shown: string | null;
  wrong_codes: Generated<number>;
  expires_at: string;
  language: Language;
}

interface OauthFlowsTable {
  browser_hash: string;
  provider: 'google' | 'vk';
  shown: string | null;
  expires_at: string;
  language: Language;
}

interface OfferedPricesTable {
  id: string;
  course_id: string;
  price_kopecks: number;
  offered_from: string;
  offered_until: string | null;
}

interface OneTimeLinksTable {
  token_hash: string;
  user_id: string;
  purpose: 'verify_email' | 'set_password' | 'erase_account';
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

interface OrderDayStatesTable {
  day: string;
  product: 'course' | 'rating';
  course_id: string | null;
  status: string;
  money: string;
  is_moved_in: number;
  orders: number;
  kopecks: number;
}

interface OrderHistoryTable {
  id: string;
  order_id: string;
  position: number;
  from_status: 'new' | 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'canceled' | 'expired' | null;
  to_status: 'new' | 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'canceled' | 'expired';
  reason: string;
  actor_id: string | null;
  created_at: string;
  details: string | null;
}

interface OrderMailsTable {
  id: string;
  order_id: string;
  author_id: string | null;
  email: string;
  title: string;
  text: string | null;
  created_at: string;
  sent_at: string | null;
}

interface OrderNotesTable {
  id: string;
  order_id: string;
  author_id: string | null;
  text: string;
  created_at: string;
}

interface OrderPeriodsTable {
  period: string;
  time_zone: string;
}

interface OrderSumsTable {
  at: 'created_at' | 'paid_at';
  kind: 'all' | 'rating' | 'course' | 'code' | 'source';
  period: string;
  value: string | null;
  title: string;
  orders: number;
  kopecks: number;
}

interface OrdersTable {
  id: string;
  user_id: string | null;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  course_title: string;
  amount_kopecks: number;
  currency: 'RUB';
  status: 'new' | 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'canceled' | 'expired';
  secret_hash: string;
  account_created: Generated<number>;
  created_at: string;
  paid_at: string | null;
  search: string;
  list_price_kopecks: number | null;
  promotion_id: string | null;
  made_account: Generated<number>;
  paid_late: Generated<number>;
  is_duplicate: Generated<number>;
  erased_at: string | null;
  returned_kopecks: Generated<number>;
  returning_kopecks: Generated<number>;
  promo_code_id: string | null;
  price_reason: Generated<'list' | 'promotion' | 'second_course' | 'promo_code'>;
  number: number | null;
  key_hash: string | null;
  reminder_agreed_at: string | null;
  course_id: string | null;
  product: Generated<'course' | 'rating'>;
  vat_code: number | null;
  regular_price_kopecks: Generated<number>;
  translations: Generated<string>;
  money: Generated<'real' | 'test' | 'demo' | 'rehearsal'>;
  moved_in_as: string | null;
  first_source: string | null;
  first_campaign: string | null;
  last_source: string | null;
  last_campaign: string | null;
  landing: string | null;
  end_reason: string | null;
}

interface PaymentSettingsTable {
  id: number;
  methods: string;
  capture: 'at_once' | 'by_job' | 'by_staff';
  updated_at: string;
}

interface PaymentsTable {
  id: string;
  order_id: string;
  provider: string;
  idempotence_key: string;
  request: string;
  provider_payment_id: string | null;
  confirmation_url: string | null;
  amount_kopecks: number;
  status: 'new' | 'pending' | 'succeeded' | 'canceled' | 'failed';
  cancellation_reason: string | null;
  created_at: string;
  checked_at: string | null;
  next_check_at: string | null;
  has_receipt: Generated<number>;
  method: string | null;
  charged_kopecks: number | null;
  income_kopecks: number | null;
  asked_method: string | null;
  held_at: string | null;
  held_until: string | null;
  capture: Generated<'at_once' | 'by_job' | 'by_staff'>;
}

interface PersonNotesTable {
  id: string;
  user_id: string;
  author_id: string | null;
  text: string;
  created_at: string;
}

interface PictureTicketsTable {
  token_hash: string;
  picture_id: string;
  session_id: string | null;
  address: string | null;
  expires_at: string;
}

interface PrivatePicturesTable {
  id: string;
  media_type: 'image/webp' | 'image/svg+xml';
  width: number;
  height: number;
  size_bytes: number;
  claimed_at: string | null;
  expires_at: string | null;
  created_at: string;
}

interface PromoCodeCoursesTable {
  promo_code_id: string;
  course_id: string;
}

interface PromoCodesTable {
  id: string;
  code: string;
  code_key: string;
  kind: 'percent' | 'sum';
  percent: number | null;
  sum_kopecks: number | null;
  starts_at: string | null;
  ends_at: string | null;
  max_uses: number | null;
  is_on: Generated<number>;
  is_for_all: Generated<number>;
  batch_id: string | null;
  note: Generated<string>;
  created_at: string;
  search: string;
}

interface PromotionsTable {
  id: string;
  course_id: string;
  price_kopecks: number;
  compare_at_kopecks: number;
  starts_at: string;
  ends_at: string;
  repeats: Generated<'never' | 'daily'>;
  countdown: Generated<'hour' | 'deadline' | 'hidden'>;
  is_on: Generated<number>;
  created_at: string;
}

interface ProviderNoticesTable {
  id: string;
  provider: string;
  event: string;
  object_id: string;
  received_at: string;
}

interface RatingDraftsTable {
  id: string;
  gender: 'female' | 'male' | null;
  picture_id: string | null;
  picture_until: string | null;
  measures: string | null;
  created_at: string;
}

interface RatingLinksTable {
  token_hash: string;
  rating_id: string;
  created_at: string;
}

interface RatingResultsTable {
  id: string;
  rating_id: string;
  position: number;
  height: number | null;
  weight: number | null;
  age: number;
  city: string;
  experience: 'none' | 'beginner' | 'amateur' | 'professional';
  filled_in: string;
  draft_id: string | null;
  formula: number | null;
  score: number | null;
  category: 'fashion' | 'commercial' | 'plus-size' | 'petite' | 'classic' | 'teen' | null;
  result: string | null;
  created_at: string;
  request_id: string | null;
}

interface RatingSettingsTable {
  id: number;
  is_on: number;
  price_kopecks: number;
  photo_days: number;
}

interface RatingsTable {
  id: string;
  created_at: string;
  released_at: string | null;
  closed_at: string | null;
  score: number | null;
  category: string | null;
  share_token: string | null;
  share_name: Generated<string>;
  shares_score: Generated<number>;
  search: string;
}

interface ReceiptsTable {
  id: string;
  order_id: string;
  kind: 'payment' | 'refund' | 'settlement';
  payment_id: string;
  refund_id: string | null;
  amount_kopecks: number;
  is_prepaid: number;
  state: 'pending' | 'succeeded' | 'canceled' | 'missing';
  attempt: Generated<number>;
  idempotence_key: string | null;
  request: string | null;
  sent_at: string | null;
  provider_receipt_id: string | null;
  failure: string | null;
  fiscal_document: string | null;
  fiscal_storage: string | null;
  fiscal_attribute: string | null;
  registered_at: string | null;
  created_at: string;
  next_check_at: string | null;
  search: string;
}

interface RefundPeriodsTable {
  period: string;
  time_zone: string;
}

interface RefundSumsTable {
  kind: 'all' | 'rating' | 'course' | 'code' | 'source';
  period: string;
  value: string | null;
  refunds: number;
  kopecks: number;
}

interface RefundWishesTable {
  id: string;
  order_id: string;
  author_id: string;
  text: string;
  created_at: string;
  outcome: 'refunded' | 'declined' | null;
  answer: Generated<string>;
  ended_at: string | null;
  ended_by: string | null;
}

interface RefundsTable {
  id: string;
  order_id: string;
  payment_id: string | null;
  origin: 'buyer' | 'staff' | 'provider';
  way: 'provider' | 'by_hand' | null;
  state: 'requested' | 'declined' | 'approved' | 'pending' | 'succeeded' | 'failed';
  suggested_kopecks: number;
  lessons_done: number;
  lessons_total: number;
  amount_kopecks: number | null;
  wish: string;
  reason: string;
  closes_access: number;
  decided_by: string | null;
  decided_at: string | null;
  attempt: Generated<number>;
  idempotence_key: string | null;
  request: string | null;
  sent_at: string | null;
  provider_refund_id: string | null;
  failure: string | null;
  created_at: string;
  finished_at: string | null;
  next_check_at: string | null;
  search: string;
  receipt_number: string | null;
  revokes_certificate: Generated<number>;
}

interface RehearsalMarksTable {
  id: number;
  since: string;
}

interface ReminderStopsTable {
  email: string;
  user_id: string | null;
  created_at: string;
}

interface ReviewRequestsTable {
  user_id: string;
  course_id: string;
  asked_at: string;
}

interface ReviewsTable {
  id: string;
  author: 'buyer' | 'staff';
  user_id: string | null;
  email: string;
  kind: 'written' | 'video';
  name: string;
  age: number | null;
  role: string;
  text: string;
  result: string;
  reply: string;
  translations: Generated<string>;
  rating: number;
  course_id: string | null;
  month: string | null;
  video_url: string | null;
  cloud_url: string | null;
  position: number;
  state: 'waiting' | 'published' | 'hidden' | 'rejected';
  reason: string;
  consent_id: string | null;
  is_demo: Generated<number>;
  search: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  video_file: string | null;
  picture_id: string | null;
  picture_framing: Generated<string>;
  face_file: string | null;
  picture_alt: Generated<string>;
}

interface SavedViewsTable {
  id: string;
  owner_id: string;
  list: string;
  name: string;
  query: string;
  is_shared: number;
  created_at: string;
}

interface SchedulesTable {
  name: string;
  next_run_at: string;
}

interface SchoolTable {
  id: number;
  name: string | null;
  address: string | null;
  translations: Generated<string>;
  phone: string | null;
  whatsapp: string | null;
  telegram: string | null;
  email: string | null;
  legal_name: string | null;
  inn: string | null;
  ogrn: string | null;
  shows_networks: Generated<number>;
  updated_at: string;
  related_name: string | null;
  related_url: string | null;
  time_zone: string | null;
  logo: string | null;
  benefits: string | null;
  tax_system: number | null;
  vat_code: number | null;
  bank_name: string | null;
  bank_bik: string | null;
  bank_account: string | null;
  bank_correspondent: string | null;
  languages: string | null;
}

interface SchoolNetworksTable {
  id: string;
  name: string;
  url: string;
  icon: 'instagram' | 'telegram' | 'vk' | 'youtube' | 'link';
  position: number;
}

interface SecuritySettingsTable {
  id: number;
  staff_hours: number | null;
  updated_at: string;
}

interface SentMailsTable {
  job_id: string;
  user_id: string;
  subject: string;
  sent_at: string;
}

interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  address: string;
  user_agent: string;
  seen_at: Generated<string>;
}

interface SitePicturesTable {
  id: string;
  place: 'hero' | 'founder' | 'proof';
  position: number;
  file: string | null;
  picture_id: string | null;
  framing: string;
  alt: string;
  caption: string;
  translations: Generated<string>;
  film: string | null;
  film_seconds: number | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  language: Language | null;
}

interface StaffNoticesTable {
  id: string;
  user_id: string;
  channel: 'mail' | 'telegram';
  kind: string;
  subject_id: string;
  due_at: string;
  batch_id: string | null;
  sent_at: string | null;
  created_at: string;
}

interface StudyMailsTable {
  user_id: string;
  course_id: string;
  kind: 'welcome' | 'opened' | 'stalled';
  about: string;
  sent_on: string;
}

interface SupportConversationsTable {
  id: string;
  token_hash: string | null;
  session_key: string | null;
  user_id: string | null;
  state: 'bot' | 'waiting' | 'human' | 'closed';
  operator_id: string | null;
  operator_channel: 'panel' | 'telegram' | null;
  awaits_since: string | null;
  subject: string;
  page: string;
  lesson_id: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  mails_answers: number;
  mailed_position: number;
  rating: number | null;
  rating_comment: string | null;
  last_position: number;
  revision: number;
  created_at: string;
  updated_at: string;
  anonymised_at: string | null;
  search: string;
  first_key: string | null;
  asked_at: string | null;
  answered_at: string | null;
  reached_staff: Generated<number>;
  answer_minutes: number | null;
  read_position: Generated<number>;
  seen_position: Generated<number>;
  told_position: Generated<number>;
  told_at: string | null;
  language: Language;
}

interface SupportMessagesTable {
  id: string;
  conversation_id: string;
  position: number;
  sender: 'user' | 'bot' | 'operator' | 'note' | 'event';
  author_id: string | null;
  text: string;
  options: string | null;
  sources: string | null;
  answer_id: string | null;
  is_confident: number | null;
  is_helpful: number | null;
  created_at: string;
  client_id: string | null;
  reply_to: string | null;
}

interface SupportRepliesTable {
  id: string;
  title: string;
  text: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  language: Language;
}

interface SupportSettingsTable {
  id: number;
  is_on: number;
  hours: string;
  keep_days: number;
  updated_at: string;
}

interface TelegramCodesTable {
  code_hash: string;
  user_id: string;
  expires_at: string;
}

interface TelegramLinksTable {
  user_id: string;
  chat_id: string;
  name: string;
  linked_at: string;
  off_at: string | null;
}

interface TelegramMessagesTable {
  chat_id: string;
  message_id: number;
  user_id: string;
  kind: string;
  subject_id: string;
  created_at: string;
}

interface TelegramTroublesTable {
  id: number;
  reason: string;
  since: string;
}

interface TrialPaymentsTable {
  id: string;
  state: 'new' | 'pending' | 'paid' | 'returning' | 'returned' | 'failed';
  request: string;
  provider_payment_id: string | null;
  provider_refund_id: string | null;
  confirmation_url: string | null;
  failure: string | null;
  created_at: string;
  finished_at: string | null;
  shop: string | null;
}

interface UnfinishedOrdersTable {
  id: string;
  order_id: string;
  state: 'to_call' | 'called' | 'won' | 'lost';
  note: Generated<string>;
  created_at: string;
  changed_by: string | null;
  changed_at: string | null;
  reminded_at: string | null;
  token: string;
  search: string;
}

interface UnsentMailsTable {
  id: string;
  job_id: string;
  user_id: string | null;
  order_id: string | null;
  email: string;
  subject: string;
  created_at: string;
  sent_again_at: string | null;
  sent_again_by: string | null;
  state: Generated<'doubtful' | 'failing'>;
  reason: string | null;
  answer: string | null;
  failed_at: string | null;
  spell: string | null;
}

interface UploadsTable {
  id: string;
  user_id: string | null;
  purpose: 'video' | 'material' | 'captions' | 'picture' | 'review' | 'trailer' | 'site' | 'table';
  name: string;
  size_bytes: number;
  media_type: string | null;
  file: string | null;
  state: Generated<'receiving' | 'ready' | 'refused' | 'used'>;
  problem: string | null;
  created_at: string;
  finished_at: string | null;
  synced_bytes: Generated<number>;
  discarded_at: string | null;
  seconds: number | null;
}

interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: 'user' | 'support' | 'content_manager' | 'financial' | 'manager' | 'admin' | 'super_admin';
  password_hash: string | null;
  email_verified_at: string | null;
  blocked_at: string | null;
  total_paid_kopecks: Generated<number>;
  created_at: string;
  search: string;
  deleted_at: string | null;
  deleted_email: string | null;
  must_change_password: Generated<number>;
  number: number | null;
  password_unproven: Generated<number>;
  seen_at: string | null;
  known_adult_at: string | null;
  language: Language;
}

interface VersionsTable {
  name: string;
  number: number;
}

interface VideoTicketsTable {
  token_hash: string;
  user_id: string | null;
  session_id: string | null;
  lesson_id: string;
  expires_at: string;
  address: string | null;
  film: string | null;
}

interface VisitCountsTable {
  dimension: string;
  day: string;
  value: string;
  views: Generated<number>;
  visitors: Generated<number>;
}

interface VisitDaysTable {
  day: string;
  views: Generated<number>;
  visitors: Generated<number>;
  counts: Generated<string>;
}

interface VisitHashesTable {
  hash: string;
  day: string;
  steps: number;
  first_source: Generated<string>;
  first_campaign: Generated<string>;
  last_source: Generated<string>;
  last_campaign: Generated<string>;
  landing: Generated<string>;
  courses: Generated<string>;
}

interface VisitMonthsTable {
  month: string;
  counts: Generated<string>;
}

interface VisitSaltsTable {
  day: string;
  salt: string;
}

interface WaitlistEntriesTable {
  id: string;
  user_id: string | null;
  email: string;
  token: string;
  consent_id: string | null;
  state: 'unconfirmed' | 'waiting' | 'told';
  search: string;
  created_at: string;
  confirmed_at: string | null;
  told_at: string | null;
  language: Language;
}
