import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * How many students each course has, how many of them have begun, and how many have done each lesson: sums that triggers
 * keep with every change of enrolments and progress, from any source (docs/decisions/096).
 */
export async function makeLearningTriggers({ db, engine }: Schema): Promise<void> {
  for (const statement of engine === 'sqlite' ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
}

const insert = 'insert into learning_sums (course_id, lesson_id, students, begun, done)';

/** What an enrolment that begins or ends to count adds or takes. */
function course(row: 'new' | 'old', sign: 1 | -1): string {
  return `${insert} values (${row}.course_id, '', ${sign},
    case when ${row}.lessons_seen > 0 then ${sign} else 0 end, 0);
  ${insert} select l.course_id, l.id, 0, 0, ${sign} from lesson_progress p
    join lessons l on l.id = p.lesson_id and l.course_id = ${row}.course_id
    where p.user_id = ${row}.user_id and p.completed_at is not null;`;
}

/** What has gone on meanwhile, or before the course was bought. */
const lookAnew = `update enrolments set lessons_seen = (select count(*) from lesson_progress p
    join lessons l on l.id = p.lesson_id and l.course_id = new.course_id where p.user_id = new.user_id)
  where id = new.id;`;

const isMoved = '(old.user_id <> new.user_id or old.course_id <> new.course_id)';
const begins = `new.ended_at is null and (old.ended_at is not null or ${isMoved})`;
const ends = `old.ended_at is null and (new.ended_at is not null or ${isMoved})`;
const turns = 'new.ended_at is null and (old.lessons_seen > 0) <> (new.lessons_seen > 0)';
const isDoneOtherwise = '(old.completed_at is null) <> (new.completed_at is null)';

/** One lesson of one person is done, or no longer. */
function lesson(row: 'new' | 'old', sign: string): string {
  return `${insert} select l.course_id, l.id, 0, 0, ${sign} from lessons l
    join enrolments e on e.course_id = l.course_id and e.user_id = ${row}.user_id and e.ended_at is null
    where l.id = ${row}.lesson_id`;
}

function seen(row: 'new' | 'old', change: string): string {
  return `update enrolments set lessons_seen = lessons_seen ${change} where user_id = ${row}.user_id
    and ended_at is null and course_id = (select course_id from lessons where id = ${row}.lesson_id)`;
}

const onSqlite = [
  `create trigger learning_sums_progress_added after insert on lesson_progress begin
    ${lesson('new', '1')} and new.completed_at is not null;
    ${seen('new', '+ 1')};
  end`,
  `create trigger learning_sums_progress_changed after update of completed_at on lesson_progress
    when ${isDoneOtherwise} begin
    ${lesson('new', 'case when new.completed_at is null then -1 else 1 end')};
  end`,
  `create trigger learning_sums_progress_taken after delete on lesson_progress begin
    ${lesson('old', '-1')} and old.completed_at is not null;
    ${seen('old', '- 1')};
  end`,
  // While the lesson is still there to say which course its progress was made in.
  `create trigger learning_sums_lesson_taken before delete on lessons begin
    delete from lesson_progress where lesson_id = old.id;
  end`,
  `create trigger learning_sums_enrolment_added after insert on enrolments when new.ended_at is null begin
    ${course('new', 1)}
    ${lookAnew}
  end`,
  `create trigger learning_sums_enrolment_begins after update of ended_at, user_id, course_id on enrolments
    when ${begins} begin
    ${course('new', 1)}
    ${lookAnew}
  end`,
  `create trigger learning_sums_enrolment_ends after update of ended_at, user_id, course_id on enrolments
    when ${ends} begin
    ${course('old', -1)}
  end`,
  `create trigger learning_sums_enrolment_turns after update of lessons_seen on enrolments when ${turns} begin
    ${insert} values (new.course_id, '', 0, case when new.lessons_seen > 0 then 1 else -1 end, 0);
  end`,
  `create trigger learning_sums_enrolment_taken after delete on enrolments when old.ended_at is null begin
    ${course('old', -1)}
  end`,
];

/**
 * A change of progress in a course holds the enrolment meanwhile, so that it neither ends nor begins unseen; where
 * there is none, the person, whose purchase of the course may be under way.
 */
function holding(row: 'new' | 'old'): string {
  return `perform 1 from enrolments e join lessons l on l.course_id = e.course_id and l.id = ${row}.lesson_id
    where e.user_id = ${row}.user_id and e.ended_at is null for no key update of e;
  if not found then ${holdPerson(row)} end if;`;
}

/**
 * People share 1,024 locks: one of its own for each would fill the server's table of locks (6,400 by default) in a
 * transaction that gives a course to all of a large school.
 */
function holdPerson(row: 'new' | 'old'): string {
  return `perform pg_advisory_xact_lock(131, hashtext(${row}.user_id) % 1024);`;
}

const progressOnPostgres = `create function sum_learning_progress() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    ${holding('new')}
    ${lesson('new', '1')} and new.completed_at is not null;
    ${seen('new', '+ 1')};
  elsif tg_op = 'UPDATE' then
    ${holding('new')}
    ${lesson('new', 'case when new.completed_at is null then -1 else 1 end')};
  else
    ${holding('old')}
    ${lesson('old', '-1')} and old.completed_at is not null;
    ${seen('old', '- 1')};
  end if;
  return null;
end $$`;

const enrolmentsOnPostgres = `create function sum_learning_enrolments() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    if old.ended_at is null then ${course('old', -1)} end if;
  elsif tg_op = 'INSERT' then
    if new.ended_at is null then
      ${holdPerson('new')}
      ${course('new', 1)}
      ${lookAnew}
    end if;
  else
    if ${ends} then ${course('old', -1)} end if;
    if ${begins} then
      ${holdPerson('new')}
      ${course('new', 1)}
      ${lookAnew}
    end if;
    if ${turns} then
      ${insert} values (new.course_id, '', 0, case when new.lessons_seen > 0 then 1 else -1 end, 0);
    end if;
  end if;
  return null;
end $$`;

const onPostgres = [
  progressOnPostgres,
  `create trigger learning_sums_progress after insert or delete on lesson_progress
    for each row execute function sum_learning_progress()`,
  `create trigger learning_sums_progress_changed after update of completed_at on lesson_progress
    for each row when (${isDoneOtherwise}) execute function sum_learning_progress()`,
  `create function take_progress_of_lesson() returns trigger language plpgsql as $$ begin
    delete from lesson_progress where lesson_id = old.id;
    return old;
  end $$`,
  `create trigger learning_sums_lesson_taken before delete on lessons
    for each row execute function take_progress_of_lesson()`,
  enrolmentsOnPostgres,
  `create trigger learning_sums_enrolments after insert or delete
    or update of ended_at, user_id, course_id, lessons_seen on enrolments
    for each row execute function sum_learning_enrolments()`,
];
