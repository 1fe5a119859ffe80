import { useLocale, useTranslations } from 'use-intl';
import type { School } from '#features/publishing/school/contract/school.ts';
import type { SiteContent } from '#features/site/content/contract/content.ts';
import { FounderSection } from '#features/site/content/site/FounderSection.tsx';
import { HeadingsContext } from '#features/site/content/site/headings.ts';
import { type Programme, ProgrammeSection } from '#features/site/content/site/ProgrammeSection.tsx';
import { QuestionsSection } from '#features/site/content/site/QuestionsSection.tsx';
import type { ShownPicture } from '#features/site/pictures/contract/pictures.ts';
import type { Review } from '#features/site/reviews/contract/reviews.ts';
import { ReviewsSection } from '#features/site/reviews/site/ReviewsSection.tsx';
import type { coursePagesApi } from '#features/teaching/courses/contract/pages.ts';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import type { FreeLesson } from '#features/teaching/learning/contract/freeLessons.ts';
import type { Output } from '#shared/contract.ts';
import { paths } from '#ui/paths.ts';
import { Section } from '#ui/Section.tsx';
import { CourseFacts, CoursePrice } from './CourseFacts.tsx';
import styles from './CoursePage.module.css';
import { Crumbs } from './Crumbs.tsx';
import { LessonFilm } from './LessonFilm.tsx';

/** All that the page of a course shows. */
export interface ShownCourse extends Omit<Output<typeof coursePagesApi.show>, 'course'> {
  course: OfferedCourse;
  lessons: Programme['lessons'];
  content: SiteContent;
  school: School;
  /** The first lesson of this course that anybody may watch. */
  free: FreeLesson | null;
  /** Reviews of this course. */
  reviews: readonly Review[];
  founder: ShownPicture | null;
  isDemo: boolean;
}

/** From the promise to the price: what it is, what it teaches, who says so, who teaches, and how to begin. */
export function CourseBody({ shown }: { shown: ShownCourse }) {
  const { course, lessons, content, free, reviews, founder, school } = shown;
  const t = useTranslations('standalone.course');
  const programme = { title: t('programme'), lead: '' };
  return (
    <HeadingsContext value={{ ...content.headings, program: programme }}>
      <Crumbs last={[{ name: course.title, path: paths.course(course.slug, useLocale()) }]} />
      <CourseFacts course={course} />
      <Outcomes {...shown} />
      {free && <TryFirst lesson={free} />}
      {lessons.length > 0 && (
        <ProgrammeSection
          programmes={[{ key: course.id, title: course.title, lessons }]}
          chosen={course.id}
        />
      )}
      {/* How all of the school is rated stands on its own page: here are those of this course. */}
      <ReviewsSection reviewed={{ reviews: [...reviews], distribution: noDistribution }} />
      <FounderSection founder={content.founder} photo={founder} networks={school.networks} />
      <QuestionsSection questions={content.questions} />
      <Begin course={course} guarantees={content.promises.guarantees} />
    </HeadingsContext>
  );
}

const noDistribution = { count: 0, average: null, stars: [] };

function Outcomes({ outcomes, includes }: ShownCourse) {
  const t = useTranslations('standalone.course');
  if (outcomes.length + includes.length === 0) return null;
  return (
    <Section id="outcomes" title={t(outcomes.length > 0 ? 'outcomes' : 'included')}>
      {outcomes.length > 0 && (
        <ul className={styles.outcomes}>
          {outcomes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {includes.length > 0 && (
        <div className={styles.included}>
          {outcomes.length > 0 && <h3>{t('included')}</h3>}
          <ul>
            {includes.map((benefit) => (
              <li key={benefit}>{t(`goods.${benefit}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

function TryFirst({ lesson }: { lesson: FreeLesson }) {
  const t = useTranslations('standalone.lesson');
  return (
    <Section id="try" title={t('tryFirst')} lead={t('tryText', { title: lesson.title })}>
      <div className={styles.film}>
        <LessonFilm lesson={lesson} />
        <p className={styles.under}>
          <span>{t('open')}</span>
          <a href={paths.freeLesson(lesson.slug, useLocale())}>{t('page')}</a>
        </p>
      </div>
    </Section>
  );
}

function Begin({ course, guarantees }: { course: OfferedCourse; guarantees: readonly string[] }) {
  const t = useTranslations('standalone.course');
  return (
    <section className={styles.begin} aria-labelledby="begin-title">
      <div className={styles.beginInner}>
        <div>
          <h2 id="begin-title">{t('ready')}</h2>
          <p className={styles.beginName}>{course.title}</p>
          <CoursePrice course={course} />
        </div>
        {guarantees.length > 0 && (
          <div>
            <h3>{t('guarantees')}</h3>
            <ul>
              {guarantees.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        <p className={styles.others}>
          <a href={`${paths.home(useLocale())}#courses`}>{t('others')}</a>
        </p>
      </div>
    </section>
  );
}
