/**
 * Imported first by the root of the pages, so that it runs before Zod loads: Zod's compiler would try eval,
 * which the content security policy forbids and reports. Zod itself is not imported here: the first page does
 * without it.
 */
if (typeof document !== 'undefined') {
  (globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
}

export {};
