/** The oldest browsers in which the site works, as the README says: the build is made and checked for them. */
export const oldestBrowsers = { safari: '15.6', safari_ios: '15.8', chrome: '109', firefox: '115' } as const;

/** As Vite and Lightning CSS name them. */
export const buildTargets = Object.entries(oldestBrowsers).map(
  ([name, version]) => name.replace('safari_ios', 'ios') + version,
);
