// The face of the explorer beside lessons: one pane below the program that follows the stages, or
// all that a lesson shows. It is remembered for all lessons.
const key = "statepoint-lessons-face";

export const follows = () => {
  try {
    return localStorage.getItem(key) !== "all";
  } catch {
    return true; // a browser that keeps nothing
  }
};

export const setFollows = (on) => {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, "all");
  } catch {
    // a browser that keeps nothing
  }
};
