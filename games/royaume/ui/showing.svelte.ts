let shows = $state(false);

/** Whether the bard's show is on the table and not yet at its end. */
export const bard = {
  get shows(): boolean {
    return shows;
  },
  set shows(now: boolean) {
    shows = now;
  },
};
