import type { FeatureManifest } from '#shared/manifest.ts';
import { assistantPaths } from './paths.ts';

export const assistant = {
  parts: [
    {
      section: 'content',
      place: 5,
      path: assistantPaths.list,
      permission: 'content.manage',
      title: 'assistantPanel.tab',
    },
  ],
  audit: [
    'article.created',
    'article.changed',
    'article.deleted',
    'article.restored',
    'assistant_settings.changed',
  ],
  auditFields: ['wordings', 'help_lines'],
  auditSubjects: ['assistant_settings'],
  pages: [
    {
      path: assistantPaths.unanswered,
      file: 'features/talk/assistant/admin/UnansweredPage.tsx',
      texts: ['assistantPanel', 'languages'],
    },
    {
      path: assistantPaths.one(':articleId?'),
      file: 'features/talk/assistant/admin/AssistantPage.tsx',
      texts: ['assistantPanel', 'languages'],
    },
  ],
  tasks: {
    question_unanswered: {
      place: 12,
      permission: 'content.manage',
      path: `${assistantPaths.unanswered}?state=open`,
    },
  },
} as const satisfies FeatureManifest;
