import { handoversApi } from '../contract.ts';

/** A person or an order that colleagues hand to each other. */
export interface HandedThing {
  kind: 'user' | 'order';
  id: string;
  /** As staff call it. */
  subject: string;
}

export function callsOf({ kind }: HandedThing) {
  return kind === 'user'
    ? { show: handoversApi.ofPerson, hand: handoversApi.handPerson }
    : { show: handoversApi.ofOrder, hand: handoversApi.handOrder };
}

/** Calls whose answers a handover changes. */
export const changes = [handoversApi.ofPerson.path, handoversApi.ofOrder.path, handoversApi.mine.path];
