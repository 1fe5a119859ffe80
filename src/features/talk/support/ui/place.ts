/** Where the visitor is, for the operator: the page, and the open lesson. */
export function placeOfChat(): { page: string; lesson_id?: string } {
  const { pathname, search } = location;
  const lessonId =
    /^\/course\/[^/]+\/lesson\/([\w-]{36})$/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('lesson');
  const isId = lessonId !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(lessonId);
  return { page: pathname.slice(0, 300), ...(isId && { lesson_id: lessonId }) };
}
