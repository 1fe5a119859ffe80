/**
 * Every name under which this site stores something in a browser, and the only place that has them: the
 * cookie policy tells the purpose and lifetime of each, and a test compares the two.
 */
export const kept = {
  /** Cookies. Over https the second is called `__Host-oauth`. */
  language: 'podium_language',
  flowCookie: 'oauth',
  /** Local storage. */
  token: 'podium_token',
  remember: 'podium_remember',
  expires: 'podium_token_expires',
  user: 'podium_user',
  device: 'podium_device',
  justRegistered: 'podium_just_registered',
  pendingOrder: 'podium_pending_order',
  instalment: 'podium_application',
  rating: 'podium_rating',
  /** Followed by the person's number. */
  newsletterLater: 'podium_newsletter_later',
  cookieConsent: 'cookieConsent',
  uploads: 'podium_uploads',
  /** Followed by the person's number. */
  watched: 'podium_watched',
  speed: 'podium_speed',
  captions: 'podium_captions',
  chat: 'podium_chat',
  inboxSound: 'podium_inbox_sound',
  listKeys: 'podium_list_keys',
  /** Session storage: gone with the tab. */
  waitingOrder: 'podium_waiting_order',
  waitingInstalment: 'podium_waiting_application',
  guardianLink: 'podium_guardian_link',
  purchase: 'podium_purchase',
  hourEnds: 'podium_hour_ends',
  sessionEnded: 'podium_session_ended',
  oauthFailure: 'podium_oauth_failure',
  vkStep: 'podium_vk_step',
  modelForm: 'podium_model_form',
  chatText: 'podium_chat_text',
  /** Followed by the conversation's id. */
  unsentAnswer: 'podium_unsent_answer',
  /** Followed by the form's address and fields. */
  typed: 'podium_typed',
  wish: 'podium_wish',
  reloadedAt: 'podium_reloaded_at',
  /** React Router's own. */
  release: 'react-router-manifest-version',
} as const;
