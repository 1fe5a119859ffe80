/**
 * The plain half of a feature's manifest: what it says about itself, as data that runs anywhere. The other half has
 * functions (src/server/feature.ts).
 */
import type { Access, Permission } from './access.ts';
import type { Role } from './roles.ts';

export interface FeatureManifest {
  /** Its actions in the audit log. Their words stand under `auditActions`. */
  audit?: readonly string[];
  /** Fields of those entries, before and after; each is named by one feature, with words under `auditFields`. */
  auditFields?: readonly string[];
  /** Kinds of the log's subjects that it names in the reader's language, by their ids (audit/listing.ts). */
  auditSubjects?: readonly string[];
  /** Its pages, on every surface. Those that put features together stand in screens/pages.ts. */
  pages?: readonly Page[];
  /** Why an order changes at its hands, as the order's history keeps it. Their words stand under `orderReasons`. */
  orderReasons?: readonly string[];
  /** Kinds of news for staff, each by a name of its own. Their words stand under `noticeKinds`. */
  notices?: Readonly<Record<string, NoticeKind>>;
  /** Its kinds of tasks for staff, each with a name of its own. Their words stand under `taskKinds`. */
  tasks?: Readonly<Record<string, TaskKind>>;
  /**
   * Its kinds of things that can be stuck with a person, each with a name of its own. Their words stand under
   * `stuckKinds`.
   */
  stuck?: Readonly<Record<string, StuckKind>>;
  /** Steps of a school's launch that it checks, each by a name of its own. Their words stand under `launchSteps`. */
  launch?: Readonly<Record<string, LaunchStep>>;
  /** Forms of the panel that are opened from its first page. */
  shortcuts?: readonly Shortcut[];
  /** Settings that are opened in a dialog of their section. */
  settings?: readonly SettingsPlace[];
  /** Sections of the panel that it owns. */
  sections?: readonly PanelSection[];
  /** Its pages among the parts of a section, its own or another's. */
  parts?: readonly PanelPart[];
}

export interface Page {
  /** Its address, with parameters as the router has them: `/rating/:token?`. */
  path: string;
  /** Its route module, from src/. */
  file: string;
  /**
   * Namespaces of the texts that it shows, besides those of what is drawn around it (screens/pages.ts). A test says
   * which (src/texts.test.ts).
   */
  texts?: readonly string[];
}

export interface NoticeKind {
  /** Kinds stand in this order where one chooses among them. */
  place: number;
  /** Only its holders can get it. */
  permission: Permission;
  /**
   * Mailed until the person has chosen. What needs somebody's decision is, to all of them; what only happens is not, or
   * to the roles that are named.
   */
  isMailed: boolean | readonly Role[];
  /** Sent in other ways only: a mail could not carry it. */
  isNeverMailed?: boolean;
}

export interface TaskKind {
  /** Kinds stand in this order: first what somebody outside waits for. */
  place: number;
  /** Its holders do it. */
  permission: Permission;
  /** The list that holds nothing else: `/admin/orders/refunds?state=requested`. */
  path: string;
}

export interface StuckKind {
  /** Kinds stand in this order on a person's page. */
  place: number;
  /** Only its holders see it. */
  access: Access;
}

export interface LaunchStep {
  /** Steps stand in this order. */
  place: number;
  /** Where in the panel it is done; null where that is the launch itself. */
  path: string | null;
  /** Nobody but a person can tell that it is done: they say so, of what stands there at that moment. */
  isConfirmed?: boolean;
}

export interface Shortcut {
  place: number;
  permission: Permission;
  /** The form's address: `/admin/users?form=create`. */
  path: string;
  /** Its words stand under that name of `shortcuts`. */
  title: string;
}

export interface SettingsPlace {
  permission: Permission;
  /** The dialog's address: `/admin/orders/ratings?form=settings`. */
  path: string;
  /** Its words stand under that name among the shortcuts. */
  title: string;
}

export interface PanelSection {
  name: string;
  /** In the menu sections stand in this order, as the specification has them; without one it is reached from elsewhere. */
  place?: number;
  path: string;
  /** Its holders see the section, or those of any of several; without one all staff do. */
  permission?: Permission | readonly Permission[];
  /** Key of its text. */
  title: string;
  /** A path drawn in a square of 24. */
  icon?: string;
  /** Key of the name for all its parts, for screen readers. */
  partsTitle?: string;
}

export interface PanelPart {
  /** Name of the section. */
  section: string;
  /** Parts stand in this order. */
  place: number;
  path: string;
  permission?: Permission;
  /** Key of its text. */
  title: string;
}
