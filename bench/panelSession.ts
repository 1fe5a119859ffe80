/** Somebody who is signed in to the demo school, in a browser. */
export interface Session {
  token: string;
  user: string;
}

/** @param staff false for a student */
export async function signInAs(url: string, email: string, staff = true): Promise<Session> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'podium-demo', staff }),
  });
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: object };
  return { token, user: JSON.stringify(user) };
}

/** Runs in the browser. */
export function keep({ token, user }: Session): void {
  localStorage.setItem('podium_token', token);
  localStorage.setItem('podium_user', user);
}
