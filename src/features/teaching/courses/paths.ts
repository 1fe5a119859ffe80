/** Addresses in the panel: the courses. Their lessons are a section of their own (teaching/lessons). */
export const coursePaths = {
  list: '/admin/courses',
  lessons: (courseId?: string) => (courseId ? `/admin/lessons/${courseId}` : '/admin/lessons'),
} as const;
