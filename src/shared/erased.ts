/** What stands where somebody was named who is not to be named any more. */
export const hiddenName = '•••';
