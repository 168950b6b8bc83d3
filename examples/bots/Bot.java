// A bot for all five games of Regalia: regalia bot-bridge palace --command "java examples/bots/Bot.java"
//
// Regalia writes one JSON object a line to our standard input, and we answer each of type "decide" with one line. Say nothing else on
// standard output: what you want to tell yourself goes to standard error. The lines are described in docs/outside-bots.md.
// To need no library, this bot looks at the text of the legal actions only; a real one reads them, and the view, with a JSON parser.

/** Where a question begins: its number stands right behind. */
static final String DECIDE = "{\"type\":\"decide\",\"seq\":";

void main() throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var dice = new Random();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
        // The name of the match comes again with its seed, and so do our decisions.
        if (line.startsWith("{\"type\":\"hello\"")) dice = new Random(line.hashCode());
        if (!line.startsWith(DECIDE)) continue;
        String seq = line.substring(DECIDE.length(), line.indexOf(',', DECIDE.length()));
        List<String> legal = legal(line);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            // The fraction decides where several are as good.
            double worth = worth(legal.get(i)) + dice.nextDouble();
            if (worth > most) best = i;
            most = Math.max(most, worth);
        }
        System.out.println("{\"seq\":" + seq + ",\"index\":" + best + "}");
    }
}

/** The legal actions, each as its text: the objects of the list that follows the last "legal". */
List<String> legal(String line) {
    var actions = new ArrayList<String>();
    int depth = 0;
    int start = 0;
    for (int i = line.lastIndexOf("\"legal\":[") + 9; i < line.length(); i++) {
        if (line.charAt(i) == '{' && depth++ == 0) start = i;
        if (line.charAt(i) == '}' && --depth == 0) actions.add(line.substring(start, i + 1));
        if (line.charAt(i) == ']' && depth == 0) break;
    }
    return actions;
}

/** What can be seen in an action itself, in whole numbers. */
int worth(String action) {
    // My Kingdom: a tile that lies face up counts.
    if (action.contains("\"build\"")) return 3;
    // Minister: the more ministers the better, and nothing is declined.
    var ministers = Pattern.compile("\"ministers\":(\\d+)").matcher(action);
    if (ministers.find()) return 3 * Integer.parseInt(ministers.group(1));
    if (action.contains("\"decline\"") || action.contains("\"dropAll\"")) return -1;
    // Road to Lord: two or three digits win points and leave some for later.
    var digits = Pattern.compile("\"digits\":\\[([\\d,]+)]").matcher(action);
    if (digits.find()) return -Math.abs(digits.group(1).split(",").length - 2);
    return 0;
}
