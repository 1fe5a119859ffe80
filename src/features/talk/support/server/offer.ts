/** The school's choices for its chat; read by those who promise it, too. */
import type { Context } from '#server/context.ts';
import {
  aroundTheClock,
  isAroundTheClock,
  isOpenAt,
  nextOpening,
  officeHours,
  spansOf,
  type WeekHours,
} from '../../../../shared/openingHours.ts';
import { settings } from './settings.store.ts';

export interface ChatSettings {
  isOn: boolean;
  hours: WeekHours;
  keepDays: number;
}

const defaultKeepDays = 365;

/** Until somebody chooses, the demo school has the chat, around the clock, and a live one has not. */
export async function chatSettings(ctx: Context): Promise<ChatSettings> {
  const row = await settings.find(ctx.db);
  if (row)
    return { isOn: row.is_on === 1, hours: JSON.parse(row.hours) as WeekHours, keepDays: row.keep_days };
  const isDemo = ctx.app.config.mode === 'demo';
  return { isOn: isDemo, hours: isDemo ? aroundTheClock : officeHours, keepDays: defaultKeepDays };
}

export async function isChatOn(ctx: Context): Promise<boolean> {
  return (await chatSettings(ctx)).isOn;
}

/** Benefits that the school may promise because of its chat. */
export async function chatBenefits(ctx: Context): Promise<string[]> {
  const { isOn, hours } = await chatSettings(ctx);
  return [
    ...(isOn ? ['chat'] : []),
    ...(isAroundTheClock(hours) ? ['support_always'] : []),
    ...(spansOf(hours).length > 0 ? ['support_hours'] : []),
  ];
}

/** Whether somebody of the staff is there now, or when they come. */
export async function presence(ctx: Context): Promise<{ isOpen: boolean; opensAt: string | null }> {
  const { hours } = await chatSettings(ctx);
  const now = ctx.app.now();
  const { timeZone } = ctx.app.config;
  const isOpen = isOpenAt(hours, now, timeZone);
  return { isOpen, opensAt: isOpen ? null : nextOpening(hours, now, timeZone) };
}
