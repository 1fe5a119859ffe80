/** What the panel goes by, gathered from the manifests. */
import type { NoticeKind, PanelSection } from '#shared/manifest.ts';
import { manifests } from '../../manifests.ts';

export const panelSections = {
  sections: manifests.flatMap(({ sections = [] }) => sections),
  parts: manifests.flatMap(({ parts = [] }) => parts),
  actions: manifests.flatMap(({ audit = [] }) => audit),
  notices: Object.fromEntries(manifests.flatMap(({ notices = {} }) => Object.entries<NoticeKind>(notices))),
};

/** Sections of the sidebar, in the specified order. */
const order = ['users', 'models', 'model-profiles', 'courses', 'lessons', 'orders', 'content', 'system'];

export const sidebar: readonly PanelSection[] = order.map(
  (name) => panelSections.sections.find((section) => section.name === name)!,
);
