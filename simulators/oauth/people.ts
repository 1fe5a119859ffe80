/** The people whom a simulated provider knows. */
export type Person = {
  /** The provider's key: digits, as text. */
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  isEmailVerified: boolean;
};

export type People = {
  all(): Person[];
  find(id: string): Person | undefined;
  add(person: Omit<Person, 'id'> & { id?: string }): Person;
};

export function makePeople(first: readonly Person[]): People {
  const people = new Map(first.map((person) => [person.id, person]));
  let next = 200_000_001;
  return {
    all: () => [...people.values()],
    find: (id) => people.get(id),
    add({ id = String(next++), ...rest }) {
      const person = { id, ...rest };
      people.set(id, person);
      return person;
    },
  };
}

/** The person chosen or typed in on the page; null when neither. */
export function chosenPerson(people: People, form: URLSearchParams): Person | null {
  const known = people.find(form.get('person') ?? '');
  if (known) return known;
  const firstName = form.get('firstName')?.trim() ?? '';
  if (firstName === '') return null;
  return people.add({
    firstName,
    lastName: form.get('lastName')?.trim() ?? '',
    email: form.get('email')?.trim() || null,
    isEmailVerified: form.has('verified'),
  });
}
