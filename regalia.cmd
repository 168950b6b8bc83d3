@echo off
rem Starts Regalia on Windows: finds a JDK 25 or later, builds what is out of date, runs the command line.
rem The same as ./regalia, which has the reasons; here without a lock for two builds at once.
setlocal EnableExtensions DisableDelayedExpansion
set "root=%~dp0"
set "root=%root:~0,-1%"
set "jar=%root%\app\target\regalia.jar"
rem What outlives one collection belongs to a match and stays: not copied again and again, it keeps a server's pauses short.
set "collector=-XX:MaxTenuringThreshold=1 -XX:MaxGCPauseMillis=8 -XX:-G1UseAdaptiveIHOP -XX:InitiatingHeapOccupancyPercent=60"
set "jdk="

call :try "%JAVA_HOME%"
for %%J in (java.exe) do if not "%%~$PATH:J"=="" call :try "%%~dp$PATH:J.."
for %%R in (
    "%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Java" "%ProgramFiles%\Microsoft" "%ProgramFiles%\Zulu"
    "%ProgramFiles%\Amazon Corretto" "%ProgramFiles%\BellSoft" "%LOCALAPPDATA%\Programs\Eclipse Adoptium"
    "%USERPROFILE%\.jdks" "%USERPROFILE%\.gradle\jdks" "%USERPROFILE%\.sdkman\candidates\java" "%USERPROFILE%\scoop\apps"
) do for /d %%D in ("%%~R\*") do (
    call :try "%%~D"
    call :try "%%~D\current"
)
if not defined jdk if not "%~1 %~2"=="test --help" (
    echo Regalia needs a JDK 25 or later and found none: install one ^(for instance Eclipse Temurin 25^), or set JAVA_HOME to where it is.>&2
    exit /b 2
)
set "JAVA_HOME=%jdk%"
set "MAVEN_OPTS=%MAVEN_OPTS% --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"

if "%~1"=="test" goto test

rem Enough for 2,000 tables; without a bound Java would take a quarter of the machine's memory before it tidies up.
set "heap=%REGALIA_HEAP%"
if not defined heap set "heap=700m"
rem Shown by set and not by echo, which would run what stands after an ampersand in it.
set heap|findstr /i /r /x /c:"heap=[0-9][0-9]*" /c:"heap=[0-9][0-9]*[kmg]" >nul || (
    echo REGALIA_HEAP must be a whole number, of bytes or with k, m or g after it, as 700m or 2g.>&2
    exit /b 2
)

set "stale=1"
if exist "%jar%" (
    set "stale="
    for /f %%S in ('powershell -NoProfile -Command "$r = $env:root; $t = (Get-Item -LiteralPath $env:jar).LastWriteTime; $d = @($r) + @(Get-ChildItem -LiteralPath $r, \"$r\games\" -Directory | ForEach-Object FullName); $f = $d | ForEach-Object { Get-Item \"$_\pom.xml\", \"$_\.mvn\*\" -ErrorAction Ignore; Get-ChildItem \"$_\src\main\" -Recurse -ErrorAction Ignore }; if ($f | Where-Object LastWriteTime -gt $t) { 1 }"') do set "stale=%%S"
)
if not defined stale goto run
call :maven || exit /b 2
if not exist "%root%\target" mkdir "%root%\target"
echo Building Regalia ^(about a minute^)...>&2
pushd "%root%"
call mvn -q -B -DskipTests -Dspotless.check.skip=true package >"%root%\target\build.log" 2>&1
set "failed=%ERRORLEVEL%"
popd
if not "%failed%"=="0" (
    type "%root%\target\build.log" >&2
    echo Regalia could not be built; Maven's output is above and in "%root%\target\build.log".>&2
    exit /b 1
)

:run
set "memory="
if "%~1"=="serve" set "memory=-Xms%heap% -Xmx%heap% %collector%"
if "%~1 %~2"=="bench server" set "memory=-Xms%heap% -Xmx%heap% %collector% -XX:NewRatio=1"
"%JAVA_HOME%\bin\java" --enable-native-access=ALL-UNNAMED -XX:+UseCompactObjectHeaders %memory% -jar "%jar%" %*
exit /b %ERRORLEVEL%

:test
set "deep="
if "%~2"=="--help" (
    echo Usage: regalia test [--deep]
    echo.
    echo Builds everything, checks its form, and runs all tests.
    echo The last line says how many passed, failed and were skipped.
    echo.
    echo   --deep   more random games for each law, and mutation tests of the rules;
    echo            tells for each game how many mutants were killed ^(takes long^)
    exit /b 0
)
if "%~2"=="--deep" (set "deep=-Pdeep") else if not "%~2"=="" (
    echo regalia test knows --deep and --help, not '%~2'.>&2
    exit /b 2
)
call :maven || exit /b 2
for %%G in ("%root%" "%root%\games") do for /d %%M in ("%%~G\*") do for %%T in (surefire-reports pit-reports) do (
    if exist "%%~M\target\%%T" rmdir /s /q "%%~M\target\%%T"
)
pushd "%root%"
call mvn -B --fail-at-end %deep% verify
set "failed=%ERRORLEVEL%"
popd
"%JAVA_HOME%\bin\java" "%root%\build\TestSummary.java" "%root%" || exit /b 1
if not "%failed%"=="0" exit /b 1
exit /b 0

:maven
where mvn >nul 2>&1 && exit /b 0
echo Regalia is built with Maven 3.8.7 or later and there is no mvn on the PATH: install Maven.>&2
exit /b 1

rem Takes a folder if none is taken yet and it is a JDK 25 or later.
:try
if defined jdk exit /b 0
if "%~1"=="" exit /b 0
if not exist "%~1\bin\javac.exe" exit /b 0
if not exist "%~1\release" exit /b 0
for /f "usebackq tokens=2 delims==" %%V in (`findstr /b "JAVA_VERSION=" "%~1\release"`) do (
    for /f "tokens=1 delims=.-+" %%M in ("%%~V") do if %%M GEQ 25 set "jdk=%~f1"
)
exit /b 0
