import { useToast } from '#ui/Toast.tsx';

/** The words of an answer; a failure where nothing came of what was asked, though the server took it. */
export type Outcome = string | { failure: string };

/** Shows the outcome of something that was done. */
export function useOutcome(): (outcome: Outcome) => void {
  const toast = useToast();
  return (outcome) =>
    typeof outcome === 'string' ? toast('success', outcome) : toast('error', outcome.failure);
}
