import perfHooks from 'node:perf_hooks';
import { expect, it, vi } from 'vitest';
import { describeOnOneEngine } from '#test/world.ts';

describeOnOneEngine('the metrics of a process', (makeWorld) => {
  it('are told by each of its servers, beside those of its own requests', async () => {
    for (const world of [await makeWorld(), await makeWorld()]) {
      expect((await fetch(`${world.app.config.appUrl}/healthz`)).status).toBe(200);
      const told = await (await fetch(`${world.app.config.appUrl}/metrics`)).text();
      expect(told).toContain('process_cpu_seconds_total');
      expect(told).toContain('podium_jobs');
      expect(told).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1\n/,
      );
    }
  });

  it('are watched once, however many servers come and go', async () => {
    await makeWorld();
    const watching = vi.spyOn(perfHooks, 'monitorEventLoopDelay');
    await makeWorld();
    expect(watching).not.toHaveBeenCalled();
    watching.mockRestore();
  });
});
