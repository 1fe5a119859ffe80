import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
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
  const ways = kind === 'notFound' ? await waysOn(page).catch(() => ({})) : {};
  return data({ kind, ways }, { status: 404 });
}

/** Where this school has something to see. */
async function waysOn({ call, language }: PageContext): Promise<WaysOn> {
  const [{ courses }, { lessons }] = await Promise.all([
    call(coursesApi.list, {}),
    call(freeLessonsApi.list, {}),
  ]);
  const home = paths.home(language);
  const [free] = lessons;
  return {
    ...(free && { toFreeLesson: paths.freeLesson(free.slug, language) }),
    ...(courses.length > 0 && { toCourses: `${home}#courses`, toProgramme: `${home}#program` }),
  };
}

export default function ProblemPage() {
  return <MessagePage {...useLoaderData<typeof loader>()} />;
}
