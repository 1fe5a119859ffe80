import { routes } from '#server/http/call.ts';
import { accountsApi } from './contract.ts';
import { forgotLogin, forgotPassword, resetPassword, setPassword } from './recovery/service.ts';
import { register, resendVerification, verifyEmail } from './registration/service.ts';
import { login, logout, me } from './service.ts';

export const accountsRoutes = routes(accountsApi, {
  login,
  logout,
  me,
  register,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  forgotLogin,
  setPassword,
});
