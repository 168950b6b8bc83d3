package regalia.server.api;

/** Examples that several routes show. */
final class Examples {

    static final String TABLE = """
            {"id":"k7mfw3tq9hxz2p","game":"palace","rules":"1","seats":3,"options":{"first":"random"},\
            "terms":{"visibility":"private","time":{"kind":"none","seconds":0},"knowledge":true,"confirm":true,\
            "caretaker":"squire","grace":0,"delay":0},"host":"p4c9","stage":"open","places":[\
            {"person":"p4c9","name":"Ada","ready":false},{"name":"Blanche","bot":"squire","ready":true},\
            {"name":"","ready":false}],"commitment":"9f86d081884c7d65","created":1794800000000}""";

    private Examples() {}
}
