import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import { applicationsPanelApi } from '#features/casting/applications/contract/panel.ts';
import { applicationPaths } from '#features/casting/applications/paths.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { coursePaths } from '#features/teaching/courses/paths.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { readableEmail } from '#shared/domains.ts';
import type { PanelPart, PanelSection } from '#shared/manifest.ts';
import { hasWords } from '#shared/search.ts';
import { useCall } from '#ui/panel/query.ts';
import { maySee, panelSections } from './sections.ts';

export interface Found {
  kind: 'sections' | 'actions' | 'settings' | 'people' | 'orders' | 'applications' | 'courses' | 'lessons';
  title: string;
  note?: string;
  path: string;
}

/** As many of each as an eye takes in. */
const mostOfKind = 5;

/** Search results of the panel: its own pages at once, people and things once the server has answered. */
export function useFound(asked: string, me: Me): { found: Found[]; isSettled: boolean } {
  const things = useThings(asked, me);
  const own = usePlaces(asked, me);
  return { found: [...own, ...things.found], isSettled: things.isSettled };
}

/** Sections, their parts and forms that the reader may open. */
function usePlaces(asked: string, me: Me): Found[] {
  const t = useTranslations();
  const named = (key: string) => t(key as Parameters<typeof t>[0]);
  const may = (place: Pick<PanelSection, 'permission'>) => maySee(me.role, place);
  const isMeant = ({ title }: Found) => hasWords(title, asked);
  const sections = panelSections.sections
    .filter((section: PanelSection) => section.place !== undefined && may(section))
    .map(({ title, path }: PanelSection): Found => ({ kind: 'sections', title: named(title), path }));
  const parts = panelSections.parts
    .filter((part: PanelPart) => may(part) && may(sectionOf(part)))
    .map((part: PanelPart): Found => {
      const title = `${named(sectionOf(part).title)} → ${named(part.title)}`;
      return { kind: 'sections', title, path: part.path };
    });
  const actions = panelSections.shortcuts
    .filter(may)
    .map(({ title, path }): Found => ({ kind: 'actions', title: named(`shortcuts.${title}`), path }));
  const settings = panelSections.settings
    .filter(may)
    .map(({ title, path }): Found => ({ kind: 'settings', title: named(`shortcuts.${title}`), path }));
  const found = [...sections, ...(asked === '' ? [] : parts)].filter(isMeant);
  return [
    ...found.slice(0, asked === '' ? 20 : mostOfKind),
    ...actions.filter(isMeant).slice(0, mostOfKind),
    ...(asked === '' ? [] : settings.filter(isMeant).slice(0, mostOfKind)),
  ];
}

function sectionOf({ section }: PanelPart): PanelSection {
  return panelSections.sections.find(({ name }: PanelSection) => name === section)!;
}

function useThings(asked: string, me: Me): { found: Found[]; isSettled: boolean } {
  // One letter says nothing yet; one Chinese sign is a name.
  const isAsked = asked.length > 1 || /\p{Script=Han}/u.test(asked);
  const options = (permission: Me['permissions'][number]) => ({
    isEnabled: isAsked && me.permissions.includes(permission),
  });
  const search = { search: asked, page_size: 10 } as const;
  const people = useCall(staffApi.listUsers, search, options('users.view'));
  const orders = useCall(ordersApi.list, search, options('orders.view'));
  const applications = useCall(applicationsPanelApi.list, search, options('applications.view'));
  const courses = useCall(coursesPanelApi.list, {}, options('courses.view'));
  const lessons = useCall(lessonsApi.find, { search: asked }, options('lessons.manage'));
  const found: Found[] = [
    ...first(people.data?.users).map(({ id, full_name, email }): Found => {
      const name = full_name || readableEmail(email);
      return { kind: 'people', title: name, note: readableEmail(email), path: userPaths.one(id) };
    }),
    ...first(orders.data?.orders).map(
      ({ id, number, email }): Found => ({
        kind: 'orders',
        title: number,
        note: readableEmail(email),
        path: orderPaths.one(id),
      }),
    ),
    ...first(applications.data?.profiles).map(
      ({ id, fullName, city }): Found => ({
        kind: 'applications',
        title: fullName,
        note: city,
        path: applicationPaths.one(id),
      }),
    ),
    ...first(courses.data?.courses.filter(({ title }) => hasWords(title, asked))).map(
      ({ id, title }): Found => ({ kind: 'courses', title, path: coursePaths.lessons(id) }),
    ),
    ...first(lessons.data?.lessons).map(
      ({ id, title, course_id, course }): Found => ({
        kind: 'lessons',
        title,
        note: course,
        path: `${coursePaths.lessons(course_id)}?form=edit-${id}`,
      }),
    ),
  ];
  const isSettled = [people, orders, applications, courses, lessons].every(({ isFetching }) => !isFetching);
  return { found: isAsked ? found : [], isSettled };
}

function first<T>(all: readonly T[] = []): readonly T[] {
  return all.slice(0, mostOfKind);
}
