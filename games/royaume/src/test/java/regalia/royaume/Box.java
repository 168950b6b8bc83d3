package regalia.royaume;

import regalia.codec.DataFiles;

/** The game as it comes, with the data files that come with it. */
final class Box {

    static final TileBox TILES = DataFiles.resource(Royaume.class, "tiles.yaml", TileBox.class);
    static final TaleBook TALES = DataFiles.resource(Royaume.class, "tales.yaml", TaleBook.class);
    static final EventDeck EVENTS = DataFiles.resource(Royaume.class, "events.yaml", EventDeck.class);
    static final BardBox BARD = DataFiles.resource(Royaume.class, "bard.yaml", BardBox.class);
    static final Royaume GAME = new Royaume(TILES, TALES, EVENTS, BARD);

    private Box() {}
}
