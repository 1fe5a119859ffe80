/** Values that demo mode publishes, and that live mode therefore refuses. */

/** Password of every demo account. Nobody may choose it. */
export const demoPassword = 'podium-demo';

/** Domain of their addresses: no mail ever gets there. */
export const demoDomain = 'podium.local';

export const isDemoAddress = (email: string) => email.endsWith(`@${demoDomain}`);

/** Domain of the addresses of people who exist in the demo school alone, and sign in nowhere. */
export const inventedDomain = 'podium.example';

export const isInventedAddress = (email: string) => email.endsWith(`@${inventedDomain}`);
