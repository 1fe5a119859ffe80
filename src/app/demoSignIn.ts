/** Demo mode: Google and VK as simulators on this machine, so that their buttons work at once. */
import { redirectUri } from '#features/accounts/oauth/rules.ts';
import type { Config } from '#server/config.ts';
import { type Google, startGoogle } from '#simulators/google/server.ts';
import type { Person } from '#simulators/oauth/people.ts';
import { startVk, type Vk } from '#simulators/vk/server.ts';

export interface SignInSimulators {
  /** Of those that run. */
  urls: Partial<Record<'google' | 'vk', string>>;
  /** Tells them where the product listens: they lead people back there and nowhere else. */
  connect(url: string): void;
  close(): Promise<void>;
}

/** Starts one for each provider that the settings leave open, and completes the settings. */
export async function startSignInSimulators(config: Config): Promise<SignInSimulators> {
  const google = config.google ? null : await startGoogleSimulator(config);
  const vk = config.vk ? null : await startVkSimulator(config);
  return {
    urls: { ...(google && { google: google.url }), ...(vk && { vk: vk.url }) },
    connect(url) {
      google?.allowRedirect(redirectUri(url, 'google'));
      vk?.allowRedirect(redirectUri(url, 'vk'));
    },
    async close() {
      await Promise.all([google?.close(), vk?.close()]);
    },
  };
}

async function startGoogleSimulator(config: Config): Promise<Google> {
  const client = { clientId: 'simulated-google-client', clientSecret: 'simulated-google-secret' };
  const simulator = await startGoogle({ ...client, people: googlePeople });
  config.google = { issuer: simulator.url, ...client };
  return simulator;
}

async function startVkSimulator(config: Config): Promise<Vk> {
  const client = { clientId: '52000000' };
  const simulator = await startVk({ ...client, people: vkPeople });
  config.vk = { url: simulator.url, ...client };
  return simulator;
}

/** Somebody new, the demo school's student, and somebody whose address nobody has confirmed. */
const googlePeople: Person[] = [
  person('100000001', 'Мария', 'Орлова', 'maria.orlova@example.com', true),
  person('100000002', 'Анна', 'Светлова', 'student@podium.local', true),
  person('100000003', 'Игорь', 'Ветров', 'igor.vetrov@example.com', false),
];

/** VK does not say whether an address is confirmed, and may have none. */
const vkPeople: Person[] = [
  person('300000001', 'Денис', 'Снегирёв', 'denis.snegirev@example.com', false),
  person('300000002', 'Ольга', 'Полева', null, false),
];

function person(
  id: string,
  firstName: string,
  lastName: string,
  email: string | null,
  isEmailVerified: boolean,
): Person {
  return { id, firstName, lastName, email, isEmailVerified };
}
