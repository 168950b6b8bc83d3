package regalia.lab;

/** Hears how far a study is. Called from the threads that play, often: it should be quick. */
public interface Progress {

    Progress NOBODY = (done, all) -> {};

    /** So many of all matches are played. */
    void played(long done, long all);
}
