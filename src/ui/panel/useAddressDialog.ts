import { useLocation, useNavigate, useSearchParams } from 'react-router';

const key = 'form';

/**
 * A form over the page, named in the address (`?form=edit`): reloading opens it again, and going back closes
 * it.
 */
export function useAddressDialog(name: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const show = (isOpen: boolean) => {
    const next = new URLSearchParams(window.location.search);
    if (isOpen) next.set(key, name);
    else next.delete(key);
    return navigate(`?${next}`, { replace: !isOpen, preventScrollReset: true, state });
  };
  return { isOpen: params.get(key) === name, open: () => void show(true), close: () => show(false) };
}
