#!/bin/sh
# Tests ./regalia without building anything: a copy of it in a folder of its own, with JDKs and a Maven
# that are small scripts. Prints a line `ok` or `not ok` for each case; fails if one is not ok.

set -u
source=$(CDPATH='' cd "$(dirname "$0")/.." && pwd -P)
. "$source/build/find-jdk.sh"
REAL_JDK=$(find_jdk) || exit 2
unset REGALIA_JDK_ROOTS JAVA_HOME JDK_JAVA_OPTIONS MVN REHEARSAL
export REAL_JDK

work=$(mktemp -d) || exit 2
work=$(CDPATH='' cd -P "$work" && pwd -P)
trap 'rm -rf "$work"' EXIT
count=0
bad=0

# A project tree under a path with spaces.
repo="$work/a court/of games"
mkdir -p "$repo/app/src/main" "$repo/games/chess/src/main" "$repo/.mvn" "$repo/build"
cp "$source/regalia" "$repo/regalia"
cp "$source/build/find-jdk.sh" "$source/build/test.sh" "$source/build/TestSummary.java" "$repo/build/"
touch "$repo/pom.xml" "$repo/app/pom.xml" "$repo/games/chess/pom.xml" "$repo/app/src/main/App.java"

# A folder that looks like a JDK; its java says how it was called.
jdk() { # folder version
    mkdir -p "$1/bin"
    printf 'IMPLEMENTOR="nobody"\nJAVA_VERSION="%s"\n' "$2" > "$1/release"
    cat > "$1/bin/java" <<'END'
#!/bin/sh
case $1 in *.java) exec "$REAL_JDK/bin/java" "$@" ;; esac
for word in "$@"; do
    case $word in
        --java-option=-XX:AOTCacheOutput=*)
            echo rehearsal >> "$CALLS"
            [ "${REHEARSAL:-}" != fail ] || exit 1
            echo cache > "${word#*AOTCacheOutput=}"
            exit 0
            ;;
    esac
done
echo "home=$JAVA_HOME pwd=$(pwd)"
for word in "$@"; do echo "[$word]"; done
exit 7
END
    cp "$1/bin/java" "$1/bin/javac"
    chmod +x "$1/bin/java" "$1/bin/javac"
}

# A Maven that notes each call and makes a jar; $MVN tells it what else to do.
mkdir -p "$work/tools" "$work/home" "$work/roots" "$work/none"
cat > "$work/tools/mvn" <<'END'
#!/bin/sh
echo "$* in $(pwd) with $JAVA_HOME and $MAVEN_OPTS" >> "$CALLS"
case ${MVN:-} in
    fail) echo "COMPILATION ERROR"; exit 1 ;;
    slow) sleep 1 ;;
esac
mkdir -p app/target && : > app/target/regalia.jar
case " $* " in *" verify "*) ;; *) exit 0 ;; esac
chess=games/chess/target
mkdir -p app/target/surefire-reports $chess/surefire-reports $chess/pit-reports
failed=0
[ "${MVN:-}" != red ] || failed=1
cat > app/target/surefire-reports/TEST-A.xml <<XML
<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="A" tests="9" errors="$failed" skipped="1" failures="$failed">
  <system-out><![CDATA[<testsuite tests="99">]]></system-out>
</testsuite>
XML
echo '<testsuite name="B" tests="4" errors="0" skipped="0" failures="0"/>' > $chess/surefire-reports/TEST-B.xml
case " $* " in *" -Pdeep "*) cat > $chess/pit-reports/mutations.csv <<CSV ;; esac
R.java,c.R,m.Math,play,7,KILLED,t
R.java,c.R,m.Math,play,8,TIMED_OUT,none
R.java,c.R,m.Bound,score,9,SURVIVED,none
R.java,c.R,m.Bound,score,9,KILLED,t
CSV
printf '\033[0m' # as Maven ends: without an end of line
exit $failed
END
chmod +x "$work/tools/mvn"
# Node and a browser that are there and do nothing.
for name in node npm chromium; do
    printf '#!/bin/sh\nexit 0\n' > "$work/tools/$name"
    chmod +x "$work/tools/$name"
done
CALLS="$work/calls"
export CALLS
for tool in sh cat dirname readlink mkdir rm sed head find touch sleep mktemp env; do
    ln -s "$(command -v $tool)" "$work/none/$tool"
done
plain=$work/none            # a PATH without java and mvn
tools="$work/tools:$plain"  # with mvn

jdk "$work/roots/jdk 25" 25.0.3
jdk "$work/other/jdk-17" 17.0.9
jdk "$work/other/jdk-26" 26-ea
jdk "$work/jre/25" 25.0.1 && rm "$work/jre/25/bin/javac"
jdk "$work/mac/temurin.jdk/Contents/Home" 25

# Runs the launcher; leaves what it says in $out and $err, its exit code in $code.
run() { # command...
    env HOME="$work/home" "$@" > "$work/out" 2> "$work/err" </dev/null
    code=$?
    out=$(cat "$work/out")
    err=$(cat "$work/err")
}

fresh() { mkdir -p "$repo/app/target"; : > "$repo/app/target/regalia.jar"; }
stale() { rm -rf "$repo/app/target" "$repo/target"; : > "$CALLS"; }
calls() { grep -c . "$CALLS"; }

check() { # sentence condition...
    count=$((count + 1))
    sentence=$1
    shift
    if "$@"; then
        echo "ok $count - $sentence"
    else
        echo "not ok $count - $sentence"
        printf '# exit %s\n# out: %s\n# err: %s\n' "$code" "$out" "$err"
        bad=$((bad + 1))
    fi
}
exits() { [ "$code" -eq "$1" ]; }
says() { case "$out$err" in *"$1"*) ;; *) return 1 ;; esac; }
home_is() { [ "${out#"home=$1 pwd="}" != "$out" ]; }
one_sentence() { [ "$code" -eq 2 ] && [ -z "$out" ] && [ "$(wc -l < "$work/err")" -eq 1 ]; }

sleep 1 # so that the jar is newer than the sources
: > "$CALLS"
fresh
roots="REGALIA_JDK_ROOTS=$work/roots"

run "$roots" "PATH=$plain" "$repo/regalia" version
check "a JDK in one of the folders is found" home_is "$work/roots/jdk 25"
check "the program's exit code is the launcher's" exits 7
check "an up-to-date jar needs no Maven" [ "$(calls)" -eq 0 ]

run "REGALIA_JDK_ROOTS=" "JAVA_HOME=$work/roots/jdk 25" "PATH=$plain" "$repo/regalia"
check "JAVA_HOME is taken if it is a JDK 25" home_is "$work/roots/jdk 25"
run "$roots" "JAVA_HOME=$work/other/jdk-17" "PATH=$plain" "$repo/regalia"
check "a JAVA_HOME that is too old is passed over" home_is "$work/roots/jdk 25"
run "$roots" "JAVA_HOME=$work/jre/25" "PATH=$plain" "$repo/regalia"
check "a JAVA_HOME without a compiler is passed over" home_is "$work/roots/jdk 25"
mkdir -p "$work/links" && ln -s "../other/jdk-26/bin/java" "$work/links/java"
run "$roots" "PATH=$work/links:$plain" "$repo/regalia"
check "java on the PATH is taken, through its symlink" home_is "$work/links/../other/jdk-26"
run "$roots" "PATH=$work/other/jdk-17/bin:$plain" "$repo/regalia"
check "an old java on the PATH is passed over" home_is "$work/roots/jdk 25"
run "REGALIA_JDK_ROOTS=$work/other:$work/roots" "PATH=$plain" "$repo/regalia"
check "in the folders a 25 goes before a newer one" home_is "$work/roots/jdk 25"
run "REGALIA_JDK_ROOTS=$work/other" "PATH=$plain" "$repo/regalia"
check "a newer one will do" home_is "$work/other/jdk-26"
run "REGALIA_JDK_ROOTS=$work/mac" "PATH=$plain" "$repo/regalia"
check "the layout of a Mac is understood" home_is "$work/mac/temurin.jdk/Contents/Home"
run "REGALIA_JDK_ROOTS=$work/jre:$work/nowhere" "PATH=$plain" "$repo/regalia"
check "no JDK 25: one sentence, exit 2" one_sentence
check "the sentence says what to install" says "JDK 25"
jdk "$work/home/.jdks/openjdk-25" 25.0.2
run "JAVA_HOME=$work/jre/25" "PATH=$plain" "$repo/regalia"
check "without the variable the usual folders are searched, those of an IDE too" [ "$code" -ne 2 ]

mkdir -p "$work/elsewhere" "$work/bin"
ln -s "../a court/of games/regalia" "$work/bin/court"
cd "$work/elsewhere" || exit 2
run "$roots" "PATH=$plain" "../bin/court" replay "my match.jsonl" ""
check "a relative symlink with spaces leads home" home_is "$work/roots/jdk 25"
check "the caller's directory stays" says "pwd=$work/elsewhere"
check "arguments pass unchanged, spaces and empty ones too" says "[replay]
[my match.jsonl]
[]"

run "$roots" "PATH=$tools" touch -t 209901010000 "$repo/games/chess/src/main/Rook.java"
: > "$CALLS"
run "$roots" "PATH=$tools" "$repo/regalia" version
check "a newer source is built" [ "$(calls)" -eq 1 ]
check "quietly, without tests, in the project's folder" grep -q -- "-q -B -DskipTests -Dspotless.check.skip=true package in $repo with $work/roots/jdk 25" "$CALLS"
check "saying so on standard error only" [ "${err#Building Regalia}" != "$err" ]
run "$roots" "PATH=$plain" "$repo/regalia" version
check "Maven missing when something is to be built: one sentence, exit 2" one_sentence
check "the sentence says what is missing" says "Maven"
rm "$repo/games/chess/src/main/Rook.java"

fresh
run "$roots" "PATH=$plain" "REHEARSAL=fail" "$repo/regalia" serve
check "a server has a heap" says "[-Xmx700m]"
for heap in 2g 200M 734003200; do
    run "$roots" "PATH=$plain" "REGALIA_HEAP=$heap" "$repo/regalia" serve
    check "or one of $heap" says "[-Xms$heap]
[-Xmx$heap]"
done
stale
for heap in lots 2gb m 1.5g -1 "2 g"; do
    run "$roots" "PATH=$plain" "REGALIA_HEAP=$heap" "$repo/regalia" serve
    check "a heap of '$heap' is told of before anything is built: one sentence, exit 2" one_sentence
    check "the sentence names the variable" says "REGALIA_HEAP"
done

stale
fresh
sleep 1
run "$roots" "PATH=$plain" "$repo/regalia" rules palace
check "what is not a server is not rehearsed" [ "$(calls)" -eq 0 ]
run "$roots" "PATH=$plain" "$repo/regalia" serve --port 1
check "a server is rehearsed before its first start" [ "$(cat "$CALLS")" = rehearsal ]
check "saying so on standard error only" [ "${err#Rehearsing}" != "$err" ]
check "and starts with what was noted" says "[-XX:AOTCache=$repo/app/target/regalia.aot]"
check "and with its own arguments" says "[serve]
[--port]
[1]"
run "$roots" "PATH=$plain" "$repo/regalia" serve
check "only once" [ "$(calls)" -eq 1 ]
sleep 1
fresh
run "$roots" "PATH=$plain" "$repo/regalia" version
check "what was noted for an older program is not used" [ "${out#*AOTCache}" = "$out" ]
stale
fresh
sleep 1
run "$roots" "PATH=$plain" "REHEARSAL=fail" "$repo/regalia" serve
run "$roots" "PATH=$plain" "REHEARSAL=fail" "$repo/regalia" serve
check "a rehearsal that fails is not tried again" [ "$(calls)" -eq 1 ]
check "and the server starts without it" [ "${out#*AOTCache}" = "$out" ]
check "and leaves no lock" [ ! -e "$repo/target/build.lock" ]

stale
run "$roots" "PATH=$tools" "MVN=fail" "$repo/regalia" version
check "a build that fails shows Maven's output" says "COMPILATION ERROR"
check "and exits with 1" exits 1
check "and leaves no lock" [ ! -e "$repo/target/build.lock" ]

stale
env HOME="$work/home" "$roots" "PATH=$tools" MVN=slow "$repo/regalia" one > "$work/one" 2>&1 </dev/null &
run "$roots" "PATH=$tools" "MVN=slow" "$repo/regalia" two
wait
check "two starts at once build once" [ "$(calls)" -eq 1 ]
check "and the first runs" grep -q "\[one\]" "$work/one"
check "and the second too" says "[two]"

stale
mkdir -p "$repo/target/build.lock"
sh -c 'echo $$' > "$repo/target/build.lock/pid"
run "$roots" "PATH=$tools" "$repo/regalia" version
check "the lock of a process that is gone is taken over" exits 7
check "and dropped afterwards" [ ! -e "$repo/target/build.lock" ]

stale
env HOME="$work/home" "$roots" "PATH=$tools" MVN=slow "$repo/regalia" > /dev/null 2>&1 </dev/null &
until [ -s "$repo/target/build.lock/pid" ]; do sleep 0.1; done
kill $!
wait $!
code=$?
check "a build that is stopped drops its lock" [ ! -e "$repo/target/build.lock" ]
check "and says so by its exit code" exits 143

last() { [ "$(tail -n 1 "$work/out")" = "$1" ]; }
stale
mkdir -p "$repo/app/target/surefire-reports"
echo '<testsuite tests="50" errors="0" skipped="0" failures="0"/>' > "$repo/app/target/surefire-reports/TEST-Old.xml"
run "$roots" "PATH=$tools" "MAVEN_OPTS=-Xmx1g" "$repo/regalia" test
check "test ends with the sums of this run's reports" last "12 passed, 0 failed, 1 skipped"
check "and exits with 0" exits 0
check "keeping the user's MAVEN_OPTS" grep -q -- "-B --fail-at-end verify in .* and -Xmx1g --sun" "$CALLS"
run "$roots" "PATH=$tools" "MVN=red" "$repo/regalia" test
check "failures and errors count as failed" last "10 passed, 2 failed, 1 skipped"
check "and make it exit with 1" exits 1
run "$roots" "PATH=$tools" "$repo/regalia" test --deep
check "deep runs the profile" grep -q -- "-Pdeep verify" "$CALLS"
check "and tells the kill rate of each game" says "chess: 3 of 4 mutants killed (75 %), survivors in games/chess/target/pit-reports/survivors.txt"
check "and lists the survivors" grep -qx "R.java:9 score Bound SURVIVED" "$repo/games/chess/target/pit-reports/survivors.txt"
check "with the sums last" last "12 passed, 0 failed, 1 skipped"
run "$roots" "PATH=$tools" "MVN=fail" "$repo/regalia" test
check "nothing tested is a failure" last "0 passed, 0 failed, 0 skipped"
check "with exit 1" exits 1
run "REGALIA_JDK_ROOTS=" "PATH=$plain" "$repo/regalia" test --help
check "test --help needs nothing" exits 0
run "$roots" "PATH=$tools" "$repo/regalia" test --depp
check "test with a word it doesn't know: one sentence, exit 2" one_sentence

echo "1..$count"
[ "$bad" -eq 0 ]
