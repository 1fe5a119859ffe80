import { type Feature, on } from '#server/feature.ts';
import { answerRated } from '../contract.ts';
import { assistantRoutes } from './api.ts';
import { listedArticles } from './articles.ts';
import { removeDemoArticles } from './demo.ts';
import { assistantJobs, assistantSchedules, noteRating } from './jobs.ts';
import { assistantTasks } from './tasks.ts';
import { listedUnanswered } from './unansweredQuestions.ts';

export const assistant: Feature = {
  name: 'assistant',
  routes: assistantRoutes,
  jobs: assistantJobs,
  schedules: assistantSchedules,
  listeners: [on(answerRated, noteRating)],
  listings: [listedArticles, listedUnanswered],
  personalData: {
    ofSchool: {
      assistant_articles: 'texts of the school',
      assistant_settings: 'numbers of help lines that the school has set',
    },
    ofProduct: {
      assistant_answers: 'what was asked, without who asked, addresses and numbers; kept for 90 days',
      assistant_unanswered: 'the same questions, counted; kept for 90 days after they were last asked',
      assistant_spending: 'how much of the language model was used each day',
    },
  },
  demo: { remove: removeDemoArticles },
  tasks: assistantTasks,
};
