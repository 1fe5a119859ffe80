/** The product as `npm start` runs it, and the owner who restarts it from the panel. */
import { readFile } from 'node:fs/promises';
import { machineApi, type Overview } from '#features/office/system/contract/machine.ts';
import { lastingPort, startProduct } from './product.ts';

/** @param supervisor who starts it again */
export async function restartable(
  data: string,
  supervisor: 'own' | 'service' | 'none',
  settings: Record<string, string> = {},
) {
  const port = String(await lastingPort());
  const product = startProduct({
    ...{ PORT: port, DATA_DIR: data, LOG_LEVEL: 'error', PODIUM_SUPERVISOR: supervisor },
    ...settings,
  });
  const { url } = await product.ready.catch(async (error) => {
    await product.kill().catch(() => {});
    throw error;
  });
  const json = { 'content-type': 'application/json' };
  const account = { email: 'admin@podium.local', password: 'podium-demo', remember: false };
  const sent = { method: 'POST', headers: json, body: JSON.stringify(account) };
  const { access_token } = (await (await fetch(`${url}/api/login`, sent)).json()) as { access_token: string };
  const headers = { ...json, authorization: `Bearer ${access_token}` };
  const overview = async () =>
    (await (await fetch(url + machineApi.show.path, { headers })).json()) as Overview;
  const restart = async () => {
    const body = JSON.stringify({ confirm: true });
    return (await fetch(url + machineApi.restart.path, { method: 'POST', headers, body })).status;
  };
  return {
    product,
    url,
    /** The process that serves, whose parent starts it again. */
    async servingPid(): Promise<number> {
      const { pid } = product;
      return Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim());
    },
    publicPage: `${url}/api/courses`,
    overview,
    restart,
    /** Restarts, and resolves once the next process answers. @returns the status of the call */
    async restartWholly(): Promise<number> {
      const begunAt = performance.now();
      const status = await restart();
      while (status === 200 && (await overview()).uptime_seconds > (performance.now() - begunAt) / 1000);
      return status;
    },
  };
}
