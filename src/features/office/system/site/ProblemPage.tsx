import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { picturesApi } from '#features/site/pictures/contract/pictures.ts';
import { SitePicture } from '#features/site/pictures/site/SitePicture.tsx';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { freeLessonsApi } from '#features/teaching/learning/contract/freeLessons.ts';
import { MessagePage, type WaysOn } from '#ui/MessagePage.tsx';
import { type PageContext, pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';

/** Shown at every address without a page; the server also draws it after an error, and says which. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const kind = page.problem ?? 'notFound';
  // A page about a failure depends on nothing that may have failed, and one about an address does without the ways.
  const nothing = { ways: {}, picture: null };
  const more = kind === 'notFound' ? await leadingOn(page).catch(() => nothing) : nothing;
  return data({ kind, ...more }, { status: 404 });
}

/** Where this school has something to see, and the picture of its first screen. */
async function leadingOn({ call, language }: PageContext) {
  const [{ courses }, { lessons }, { hero }] = await Promise.all([
    call(coursesApi.list, {}),
    call(freeLessonsApi.list, {}),
    call(picturesApi.show, {}),
  ]);
  const home = paths.home(language);
  const [free] = lessons;
  const ways: WaysOn = {
    ...(free && { toFreeLesson: paths.freeLesson(free.slug, language) }),
    ...(courses.length > 0 && { toCourses: `${home}#courses`, toProgramme: `${home}#program` }),
  };
  return { ways, picture: hero && { file: hero.file, alt: hero.alt, focus: hero.focus } };
}

export default function ProblemPage() {
  const { picture, ...problem } = useLoaderData<typeof loader>();
  const shown = picture && <SitePicture picture={picture} sizes="(max-width: 46rem) 90vw, 30rem" />;
  return <MessagePage {...problem} picture={shown} />;
}
