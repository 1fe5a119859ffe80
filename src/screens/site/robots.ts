import type { LoaderFunctionArgs } from 'react-router';
import { pageOf } from '#ui/pageContext.ts';

/** Paths that search engines need not read: personal or internal. */
const personal = ['/admin', '/api/', '/dashboard', '/demo/', '/media/', '/payment/'];

/** /robots.txt */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { appUrl } = pageOf(context);
  const lines = [
    'User-agent: *',
    // Films of free lessons, which their pages name to search engines.
    'Allow: /media/free/',
    ...personal.map((path) => `Disallow: ${path}`),
    `Sitemap: ${appUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
