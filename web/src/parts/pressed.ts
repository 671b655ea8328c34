/** What is drawn as a button acts by Enter and by the space bar, as buttons do. */
export const pressed =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
