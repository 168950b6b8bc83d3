package regalia.catalog.duel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudentTest {

    @ParameterizedTest
    @CsvSource({
        "0.95,     1, 12.7062047",
        "0.95,     2,  4.3026527",
        "0.95,     3,  3.1824463",
        "0.95,    10,  2.2281389",
        "0.95,    49,  2.0095752",
        "0.96,    49,  2.1098727",
        "0.99,    66,  2.6523935",
        "0.95,  9999,  1.9602013",
        "0.95, 50000,  1.9602"
    })
    void itReachesAsFarAsPrintedTablesSay(double probability, int freedom, double reach) {
        assertEquals(reach, Student.reach(probability, freedom), 2e-6);
    }
}
