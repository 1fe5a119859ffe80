import { call } from '#ui/api.ts';
import { coursesPanelApi, type PanelCourse } from '../contract/panel.ts';

/** As it is on the server now. @throws CallError, or Error when it is gone */
export async function readCourse(id: string): Promise<PanelCourse> {
  const { courses } = await call(coursesPanelApi.list, {});
  const course = courses.find((each) => each.id === id);
  if (!course) throw new Error(`course ${id} is gone`);
  return course;
}
