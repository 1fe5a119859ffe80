/** The pages' side of the renderer in src/server/pages/renderer.ts: the server calls only `answer`. */
import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type PageContext, pageContext, pageOf } from './ui/pageContext.ts';
import { ServerOnly, serverOnly } from './ui/serverOnly.ts';

/** Answers a request for a page. `build` is the build this module belongs to. */
export async function answer(
  build: ServerBuild,
  request: Request,
  { page, mode }: { page: PageContext; mode: string },
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return createRequestHandler(build, mode)(request, context);
}

/** Draws the whole page before answering: a cached page must be complete, and shells are small. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = pageOf(context);
  const stream = await renderToReadableStream(
    <ServerOnly value={context.get(serverOnly)}>
      <ServerRouter context={routerContext} url={request.url} nonce={page.nonce ?? undefined} />
    </ServerOnly>,
    { nonce: page.nonce ?? undefined, onError: (error) => page.reportError(error) },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) pageOf(context).reportError(error);
};
