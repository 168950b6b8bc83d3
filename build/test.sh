# Sourced by ./regalia: the command `regalia test`. Never returns.

deep=
for word in "$@"; do
    case $word in
        --deep) deep=-Pdeep ;;
        -h | --help)
            cat <<'END'
Usage: regalia test [--deep]

Builds everything, checks its form, and runs all tests.
The last line says how many passed, failed and were skipped.

  --deep   more random games for each law, more kills of servers and nodes under
           load, more hostile requests, and mutation tests of the rules; tells
           for each game how many mutants were killed (takes some eighty minutes
           on two cores)

Exit code: 0 if all is well, 1 if a test or the build failed, 2 if it could not start.
END
            exit 0
            ;;
        *) die 2 "regalia test knows --deep and --help, not '$word'." ;;
    esac
done

# The page is built with Node and tried in a real browser. Where we may, we install the browser; where not, we say what to install.
need_node() {
    command -v npm >/dev/null 2>&1 && command -v node >/dev/null 2>&1 ||
        die 2 "Regalia's page is built with Node 20 or later and npm, and they are not on the PATH: install them."
}

need_browser() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null 2>&1 && return
    done
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 ||
        die 2 "The browser tests need Chromium and there is none on the PATH: install it (for instance: apt-get install chromium)."
    echo "Installing Chromium for the browser tests…" >&2
    { apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1 ||
        die 2 "Chromium could not be installed: install it by hand (apt-get install chromium)."
}

need_jdk
need_maven
need_node
need_browser
take_lock
for module in "$root"/* "$root"/games/*; do
    rm -rf "$module/target/surefire-reports" "$module/target/pit-reports"
done

(cd "$root" && mvn -B --fail-at-end ${deep:+"$deep"} verify) </dev/null
status=$?

"$JAVA_HOME/bin/java" "$root/build/TestSummary.java" "$root" || status=1
[ "$status" -eq 0 ] || exit 1
exit 0
