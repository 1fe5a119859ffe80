/** Demo mode: Google and VK as simulators on this machine, so that their buttons work at once. */
import { redirectUri } from '#features/accounts/sign-in/rules/oauth.ts';
import type { Config } from '#server/config.ts';
import { type Google, startGoogle } from '#simulators/google/server.ts';
import type { Person } from '#simulators/oauth/people.ts';
import { startVk, type Vk } from '#simulators/vk/server.ts';

export interface SignInSimulators {
  /** Addresses of the simulators that run. */
  urls: Partial<Record<'google' | 'vk', string>>;
  /** Tells them the product's address: they redirect people there and nowhere else. */
  connect(url: string): void;
  close(): Promise<void>;
}

/** Starts one for each provider missing in the settings, and completes the settings. */
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

/** A new person, the demo school's student, and a person with an unconfirmed address. */
const googlePeople: Person[] = [
  person({
    id: '100000001',
    firstName: 'Мария',
    lastName: 'Орлова',
    email: 'maria.orlova@example.com',
    isEmailVerified: true,
  }),
  person({
    id: '100000002',
    firstName: 'Анна',
    lastName: 'Светлова',
    email: 'student@podium.local',
    isEmailVerified: true,
  }),
  person({
    id: '100000003',
    firstName: 'Игорь',
    lastName: 'Ветров',
    email: 'igor.vetrov@example.com',
    isEmailVerified: false,
  }),
];

/** VK does not say whether an address is confirmed, and a person may have none. */
const vkPeople: Person[] = [
  person({
    id: '300000001',
    firstName: 'Денис',
    lastName: 'Снегирёв',
    email: 'denis.snegirev@example.com',
    isEmailVerified: false,
  }),
  person({ id: '300000002', firstName: 'Ольга', lastName: 'Полева', email: null, isEmailVerified: false }),
];

function person({
  id,
  firstName,
  lastName,
  email,
  isEmailVerified,
}: {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  isEmailVerified: boolean;
}): Person {
  return { id, firstName, lastName, email, isEmailVerified };
}
