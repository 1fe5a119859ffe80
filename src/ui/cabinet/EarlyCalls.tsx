import { useRouteLoaderData } from 'react-router';
import { kept } from '#shared/storageKeys.ts';
import { togetherAddress } from '#shared/together.ts';

interface RootData {
  language: string;
  nonce: string | null;
}

/**
 * Asks for the page's first data while its scripts are still on their way. Drawn by the server, within what a page shows
 * until it is alive; the answers wait for `call` (src/ui/early.ts).
 * @param urls what the page will look up at once
 */
export function EarlyCalls({ urls }: { urls: string[] }) {
  const { language, nonce } = useRouteLoaderData('root') as RootData;
  const values = [kept.token, urls, togetherAddress(urls), language].map((each) => JSON.stringify(each));
  const program = `(${ask})(${values.join()})`;
  return (
    <script
      nonce={nonce ?? undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: program.replaceAll('<', '\\u003c') }}
    />
  );
}

/** Runs as written here: no module of ours is there yet. */
const ask = `(key,asked,url,language)=>{try{const token=localStorage.getItem(key);if(token)self.podiumEarly={token,asked,answers:fetch(url,{headers:{authorization:"Bearer "+token,"accept-language":language}}).then(answer=>answer.ok?answer.json():null).catch(()=>null)}}catch{}}`;
