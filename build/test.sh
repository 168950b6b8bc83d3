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

  --deep   more random games for each law, and mutation tests of the rules;
           tells for each game how many mutants were killed (takes long)

Exit code: 0 if all is well, 1 if a test or the build failed, 2 if it could not start.
END
            exit 0
            ;;
        *) die 2 "regalia test knows --deep and --help, not '$word'." ;;
    esac
done

need_jdk
need_maven
take_lock
for module in "$root"/* "$root"/games/*; do
    rm -rf "$module/target/surefire-reports" "$module/target/pit-reports"
done

(cd "$root" && mvn -B --fail-at-end ${deep:+"$deep"} verify) </dev/null
status=$?

"$JAVA_HOME/bin/java" "$root/build/TestSummary.java" "$root" || status=1
[ "$status" -eq 0 ] || exit 1
exit 0
