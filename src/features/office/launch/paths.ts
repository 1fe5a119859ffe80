/** Addresses in the panel: the launch of the school, for ever. */
export const launchPaths = {
  list: '/admin/launch',
  step: (step: string) => `/admin/launch?step=${step}`,
  /** The trial mail's link: the page enters the code by itself. */
  code: (code: string) => `/admin/launch?code=${code}`,
} as const;
