import { routes } from '#server/http/call.ts';
import { accountsApi } from './contract.ts';
import { login, logout, me, register, resendVerification, setPassword, verifyEmail } from './service.ts';

export const accountsRoutes = routes(accountsApi, {
  login,
  logout,
  me,
  register,
  verifyEmail,
  resendVerification,
  setPassword,
});
