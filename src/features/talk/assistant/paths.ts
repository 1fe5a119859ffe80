/** Addresses in the panel: the assistant's articles, and the questions it could not answer. */
export const assistantPaths = {
  list: '/admin/content/assistant',
  one: (id: string) => `/admin/content/assistant/${id}`,
  unanswered: '/admin/content/assistant/unanswered',
} as const;
