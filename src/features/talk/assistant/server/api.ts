import { routes } from '#server/http/call.ts';
import { assistantApi } from '../contract.ts';
import {
  addArticle,
  changeArticle,
  deleteArticle,
  listArticles,
  restoreArticle,
  showArticle,
} from './articles.ts';
import { saveSettings, showSettings } from './settings.ts';
import { tryOut } from './tryOut.ts';
import { dismissUnanswered, listUnanswered } from './unansweredQuestions.ts';

export const assistantRoutes = routes(assistantApi, {
  articles: listArticles,
  article: showArticle,
  addArticle,
  changeArticle,
  deleteArticle,
  restoreArticle,
  unanswered: listUnanswered,
  dismiss: dismissUnanswered,
  showSettings,
  saveSettings,
  tryOut,
});
