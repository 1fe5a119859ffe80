/** Staff who are signed in to the demo school, in a browser. */
export interface Session {
  token: string;
  user: string;
}

export async function signInAs(url: string, email: string): Promise<Session> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'podium-demo', staff: true }),
  });
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: object };
  return { token, user: JSON.stringify(user) };
}

/** Runs in the browser. */
export function keep({ token, user }: Session): void {
  localStorage.setItem('podium_token', token);
  localStorage.setItem('podium_user', user);
}
